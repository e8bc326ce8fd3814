import type { Language, LanguageLevel } from '@coach/contracts/cv';
import { findLanguages } from '../../text/find-languages.ts';
import { foldWord } from '../../text/fold-text.ts';
import { joinItems } from './join-lines.ts';
import type { ProfileLine } from './profile-line.ts';
import { splitSkills } from './skill-line.ts';
import type { ProfileSection } from './split-profile.ts';

/** How LinkedIn names the five levels of its scale, in both languages. */
const scale: [RegExp, LanguageLevel][] = [
  [/bilingue ou langue natale|native or bilingual/, 'native'],
  [/(?:capacite|competence) professionnelle complete|full professional/, 'C1'],
  [/(?:capacite|competence) professionnelle limitee|limited working/, 'B1'],
  [/(?:capacite|competence) professionnelle(?: generale)?|professional working/, 'B2'],
  [/notions(?: elementaires)?|(?:capacite|competence) elementaire|elementary/, 'A2'],
];

/** Languages with their level: on the line below on the page, in brackets in the PDF, or as a CV tells them. */
export function readProfileLanguages(lines: readonly ProfileLine[], isPdf: boolean): Language[] {
  const found: Language[] = [];
  const items = joinItems(lines, isPdf, lines.length);
  for (const item of items) {
    const folded = foldWord(item);
    const level = scale.find(([words]) => words.test(folded))?.[1] ?? null;
    const named = findLanguages(item).filter(({ name }) => !found.some((known) => known.name === name));
    const last = found.at(-1);
    if (named.length === 0 && level && last && last.level === null) last.level = level;
    for (const { name, level: told } of named) found.push({ name, level: level ?? told });
  }
  return found;
}

const aboutSkill =
  /recommand|endors|(?:experience|expérience|formation|certification)s? (?:chez|à|de|at|across)|^(?:toutes?|tous|all)$|connaissances du secteur|outils et technologies|compétences (?:interpersonnelles|linguistiques)|autres compétences|industry knowledge|tools & technologies|interpersonal skills|other skills|évaluation de compétences|skill assessment|^\d+$/iu;

/** The skills of the page’s section, or of the PDF’s side column, which shows three. */
export function readSkills(section: ProfileSection, isPdf: boolean, employers: readonly string[]): string[] {
  const isSide = isPdf && section.kind === 'topSkills';
  const items = isSide ? joinItems(section.lines, true, 3) : section.lines.map(({ text }) => text);
  return items
    .filter((item) => !aboutSkill.test(item) && !employers.some((name) => isUnder(item, name)))
    .flatMap(splitSkills);
}

/** « Développeur chez Transvia » under a skill says where it was used. */
function isUnder(item: string, employer: string): boolean {
  return employer.length > 2 && item.includes(employer) && /\s(?:chez|at|·)\s/.test(item);
}

const issued =
  /^(?:émise?|delivree?|délivrée?|obtenue?|date d[’']émission|issued|expire|expiration|valable)\b|^(?:identifiant|n° de|credential id|id de)/iu;

/** Names of certificates; who issued them and when are left out where the page tells them. */
export function readCertificates(lines: readonly ProfileLine[], isPdf: boolean): string[] {
  if (isPdf) return joinItems(lines, true);
  const dated = lines.some(({ text }) => issued.test(text));
  if (!dated)
    return lines.map(({ text }) => bareCertificate(text)).filter((text) => text.length > 2 && text.length < 150);
  const names: string[] = [];
  let from = 0;
  lines.forEach((line, index) => {
    if (!issued.test(line.text)) return;
    const head = lines.slice(from, index).filter(({ text }) => !/^(?:compétences|skills)\s?:/iu.test(text));
    const name = head.at(-2) ?? head.at(-1);
    if (name) names.push(name.text);
    from = index + 1;
  });
  return names;
}

function bareCertificate(text: string): string {
  return text.replace(/\s*[,(–-]?\s*\(?(?:19|20)\d\d\)?$/u, '').trim();
}

const given = /^(?:donnees|donnée?s|given)/i;
const dateOfOne = /^(?:le )?\d{1,2}(?:er)? \p{L}{3,9}\.? (?:19|20)\d\d,|^\p{L}{3,9}\.? \d{1,2}, (?:19|20)\d\d,/u;

/** How many recommendations were received; null where the text does not tell. */
export function countRecommendations(section: ProfileSection | undefined, text: string): number | null {
  const all = /(?:les|all) (\d{1,3}) (?:recommandations? reçues?|received)/i.exec(text.slice(0, 200_000))?.[1];
  if (all) return Number(all);
  if (!section) return null;
  const told = section.lines.find(({ key }) => /^(?:recues|received) ?\(\d+\)/.test(key));
  if (told) return Number(/\d+/.exec(told.key)?.[0]);
  if (section.lines.some(({ key }) => /^(?:rien a afficher|nothing to see)/.test(key))) return 0;
  const written = section.lines.filter(({ text: line }) => dateOfOne.test(line) && !given.test(line)).length;
  return written > 0 ? written : null;
}
