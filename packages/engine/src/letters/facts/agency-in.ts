const name =
  "\\p{Lu}[\\p{L}\\p{N}&'’-]*(?:[ ](?:(?:de|du|des|la|le|les|et|&) |d['’])?[\\p{Lu}\\p{N}&][\\p{L}\\p{N}&'’-]*){0,5}";
const aside = '(?: \\([^()\\n]{1,80}\\)|, [^.!?\\n]{1,120},)?';
const hires = `${aside} (?:recrute|recherche|cherche)(?:,[^.,;\\n]{1,60},)? pour (?!(?:son|ses|votre|notre) (?:équipe|agence|siège))`;

/** « Votre agence d’intérim Sud Équipe », « Lexis Talents, cabinet de recrutement … », where either hires for another. */
const agencies = [
  new RegExp(
    `(?:[Vv]otre |[Nn]otre |[Ll]['’])agence (?:d['’](?:int[ée]rim|emploi) |de travail temporaire |de recrutement )?(?<n>${name})${hires}`,
    'u',
  ),
  new RegExp(
    `(?:^|\\n|[.!] )(?<n>${name}), (?:cabinet|agence|soci[ée]t[ée]|entreprise|r[ée]seau) (?:de |d['’])(?:recrutement|int[ée]rim|travail temporaire)[^.!?\\n]{0,120}?,? (?:recrute|recherche|cherche) pour `,
    'u',
  ),
];

/** Who recruits for a client: the letter goes to them. null where the employer hires itself. */
export function agencyIn(text: string): string | null {
  const told = text.slice(0, 6000);
  for (const pattern of agencies) {
    const found = pattern.exec(told)?.groups?.n;
    if (found) return found;
  }
  return null;
}
