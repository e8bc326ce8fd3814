/** What moved, who one worked among, whom one trains, wards and strokes between things, as one says them. */
export function asSaid(line: string): string {
  return [changed, inTeam, trained, eachWard, withEach, parted].reduce((text, say) => say(text), line);
}

/** « Liens quotidiens avec médecins, pharmacies et HAD » → « … avec les médecins, les pharmacies et l’HAD ». */
function withEach(line: string): string {
  const [, head, list] = dealings.exec(line) ?? [];
  const said = list?.split(/(, | et )/).map((item, index) => (index % 2 === 1 ? item : withArticle(item)));
  return said && said.length > 1 && said.every((item) => item !== null) ? `${head}${said.join('')}` : line;
}

const dealings =
  /^((?:relations?|contacts?|liens?|échanges?|coordination|collaboration)(?: \p{Ll}+s?)? avec )(\p{L}+(?:(?:, | et )\p{L}+)+)$/iu;

function withArticle(item: string): string | null {
  if (/^\p{Ll}{3,}[sx]$/u.test(item)) return `les ${item}`;
  return /^[AEHIOU]\p{Lu}{1,4}$/u.test(item) ? `l’${item}` : null;
}

const share = '\\d[\\d,]*[ \\u202f]?%';
const risen = new RegExp(`(?<=\\p{L}) ?\\+ ?(${share})(?! de | d[’'])`, 'gu');
const risenOf = new RegExp(
  `(?<=^|[,:(] ?)\\+ ?(${share}) (?:de |d[’']|des |du )(\\p{Ll}+(?: (?:moyen|net|brut)(?:ne|te|e)?s?)?)`,
  'gu',
);
const moreOf = /(?<=^|[,:(] ?)\+ ?(\d[\d\u202f ]*(?<! )) (\p{Ll}{3,}s)(?!\p{L}| de )/gu;

/** « panier moyen + 9 % » → « panier moyen en hausse de 9 % », « + 900 abonnés » → « 900 abonnés de plus ». */
function changed(line: string): string {
  return line
    .replace(risenOf, '$2 en hausse de $1')
    .replace(risen, ' en hausse de $1')
    .replace(moreOf, '$1 $2 de plus');
}

/** « Envoi de 70 couverts, brigade de 9 » → « …, en brigade de 9 »: among whom it was done. */
function inTeam(line: string): string {
  return line.replace(/(?<=\p{L}.*), (équipe|brigade|binôme)(?= (?:de \d|de \p{Ll}+$|avec ))/u, ', en $1');
}

const training: Record<string, string> = {
  former: 'Formation',
  encadrer: 'Encadrement',
  superviser: 'Supervision',
  coordonner: 'Coordination',
};

/** « Un commis et deux apprentis à former » → « Formation d’un commis et de deux apprentis ». */
function trained(line: string): string {
  const [, whom = '', verb = ''] =
    /^((?:une? |deux |trois |quatre |cinq |six |\d+ )[^:;()]{3,90}) à (former|encadrer|superviser|coordonner)$/iu.exec(
      line,
    ) ?? [];
  if (whom === '') return line;
  return `${training[verb.toLowerCase()]} ${whom.charAt(0).toLowerCase() + whom.slice(1)}`.replace(
    /(?<=^\p{L}+|,| et) (?=(?:une? |deux |trois |quatre |cinq |six |\d))/gu,
    (_, at: number, whole: string) => (/^ une? /u.test(whole.slice(at)) ? ' d’' : ' de '),
  );
}

const ward =
  '(?:médecine(?: \\p{Ll}+)?|chirurgie(?: \\p{Ll}+)?|maternité|urgences|réanimation|dialyse|\\p{Ll}+(?:logie|iatrie)|SSR|SMR|EHPAD|USLD|HAD|MAS|FAM|IME|MECS|SSIAD|UHCD)';
const wards = new RegExp(`(?<= en )${ward}(?:, ${ward})*(?:,? et ${ward})(?!\\p{L})`, 'gu');

/** « Remplacements en médecine, pneumologie et SSR »: each ward with its « en ». */
function eachWard(line: string): string {
  return line.replace(wards, (list) => list.replace(/(, | et )/gu, '$1en '));
}

/** « tri / billonnage / débardage »: a list told apart by strokes. */
function parted(line: string): string {
  const paced = line.replace(/ ?\/ ?(?=(?:heure|jour|semaine|mois|an|nuit|poste)(?!\p{L}))/u, ' par ');
  if (paced !== line) return parted(paced);
  const strokes = line.match(/(?<=\p{L}) \/ (?=\p{L})/gu) ?? [];
  if (strokes.length === 0) return line;
  if (strokes.length === 1) return line.replace(/(?<=\p{L}) \/ (?=\p{L})/u, ' et ');
  const last = line.lastIndexOf(' / ');
  return `${line.slice(0, last).replaceAll(' / ', ', ')} et ${line.slice(last + 3)}`;
}
