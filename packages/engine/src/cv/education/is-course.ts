import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { parseDateRanges } from '../../text/parse-date-range.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { isDegree } from './degree-words.ts';

const opening =
  /^(?:formations?|stages?|recyclage|perfectionnement|habilitation|attestation|module|sensibilisation|initiation|seminaire|atelier|mooc|e-learning|certificat de formation|certification|capacite|agrement|actualisation|mise a niveau|remise a niveau|cours (?:de|d'\w+)|brevet de secour\w*|parcours de formation|journees?|habilitations?)\b/;
/** « 10 h par semaine », « 1 jour de cours » tell no length of the whole. */
const apart = '(?! ?(?:/|par|de cours|de stages?|en entreprise|en stage|hebdo\\w*|toute|tous))';
/** « …, stage de 5 jours » beside the studies; alone, « stage de 5 jours » is the course. */
const withStage = "(?:,|\\b(?:et|avec|dont|plus)) ?(?:un |une )?stages? (?:pratique |professionnel )?(?:de |d')?";
const duration = new RegExp(
  `(?<!${withStage}|\\d)\\d{1,3} ?(?:heures?|h|jours?|j|(?:demi-)?journees?|semaines?)\\b${apart}`,
);

/** « Gestes et postures », « Prise en main de Sage »: a line that names what is learned, and no studies. */
function namesSkill(named: string): boolean {
  const terms = findTerms(named);
  return (
    terms.some(({ kind, start }) => kind === 'skill' && start === 0) &&
    !terms.some(({ kind }) => kind === 'diploma' || kind === 'occupation')
  );
}

const listOpening =
  /^(?:autres? )?(?:formations?|stages?|perfectionnements?|modules?)(?: (?:courtes?|continues?|compl[ée]mentaires?|internes?|suivies?|diverses?|de perfectionnement|CNFPT|GRETA|CCI|en entreprise|en interne))?\s?: |^(?:CNFPT|ANFH)\s?: /iu;

/** « Formations courtes : Lean management (2019), SST (2025) », « CNFPT : état civil, régies » list several. */
export function listsCourses(line: CvLine): { text: string; start: number }[] {
  const at = listOpening.exec(line.text)?.[0].length ?? 0;
  if (at === 0 || isDegree(line.text.slice(at))) return [];
  return [...line.text.slice(at).matchAll(/(?:[^,;(]|\([^()]{0,80}\))+/gu)].flatMap((match) => {
    const text = match[0].replace(/\s*\([^()]*\)\s*$/u, '').trim();
    const start = line.start + at + match.index + (match[0].length - match[0].trimStart().length);
    return /\p{L}{3}/u.test(text) ? [{ text, start }] : [];
  });
}

/** Whether a line tells a length in hours or days: « Prise en main de Sage (3 jours) ». */
export function tellsDays(text: string): boolean {
  return duration.test(foldText(text));
}

/** « Certificat « Lire une étiquette » (28 h) »: a paper for some days; « Certificat de spécialisation (560 h) » is a diploma. */
function isShort(lines: readonly CvLine[], degree: string): boolean {
  if (!/^(?:certificats?|attestations?) (?!de (?:specialisation|qualification)|d'(?:aptitude|etudes))/.test(degree))
    return false;
  if (/^certificats? federal/.test(degree) || lastsYears(lines)) return false;
  const [, count, unit] = briefly.exec(foldText(lines.map(({ text }) => text).join(' '))) ?? [];
  return unit !== undefined && Number(count) <= (unit.startsWith('h') ? 80 : 12);
}

const briefly = new RegExp(`(?<!${withStage}|[\\d.,])(\\d{1,3}) ?(heures?|h|jours?|journees?)\\b${apart}`);

/** « Tosa Excel, score 890 », « Pix 612 points », « ENI Excel : 870/1000 »: what a test was passed with, and no studies. */
export function tellsScore(text: string): boolean {
  return score.test(foldText(text)) && !isDegree(text);
}

const score =
  /\bscore ?(?:de |: )?\d{2,4}\b|\b\d{2,4} ?(?:points?|pts|pix)\b|\b\d{2,4} ?\/ ?(?:100|677|699|700|990|1000|1024)\b/;

/** « 2018 – 2019 »: a period of a year or more is no short course. */
function lastsYears(lines: readonly CvLine[]): boolean {
  return lines
    .flatMap(({ text }) => parseDateRanges(text).filter(({ start, end }) => !/ et |,|&/.test(text.slice(start, end))))
    .some(({ from, to, single }) => !single && from !== null && to !== null && monthsOf(to) - monthsOf(from) >= 11);
}

/** A year without its month counts from its first. */
function monthsOf(date: string): number {
  const [year, month] = date.split('-');
  return Number(year) * 12 + Number(month ?? 1);
}

/** « Certification de conducteur de travaux », « Habilitation à enseigner »: a trade is learned. */
function preparesTrade(degree: string): boolean {
  const folded = foldText(degree);
  if (/^habilitation a (?:enseigner|diriger)\b/.test(folded)) return true;
  if (!/^certification (?:professionnelle )?(?:de |d'|en )/.test(folded)) return false;
  const terms = findTerms(degree);
  return (
    terms.some(({ kind }) => kind === 'occupation') &&
    !terms.some(({ kind }) => kind === 'certification' || kind === 'licence')
  );
}

/** A short course, which stands with the certificates: told by its length, or by what it opens on. */
export function isCourse(lines: readonly CvLine[], degree: string): boolean {
  const folded = foldText(degree);
  const words = folded.replace(/^(?:formations?|stages?) ?/, '');
  // « NF EN ISO 9606-1, procédé 141 »: what a welder is qualified to.
  if (/^(?:remise|mise) a niveau|^concours\b|\bcertified\b|^(?:nf )?en iso \d|^iso \d{4}/.test(folded)) return true;
  if (isShort(lines, folded)) return true;
  if (isDegree(words) || preparesTrade(degree)) return false;
  if (tellsScore(lines[0]?.text ?? '')) return true;
  if (duration.test(foldText(lines.map((line) => line.text).join(' ')))) return true;
  if (!opening.test(folded)) return lines.length === 1 && namesSkill(degree);
  if (/^(?:habilitations?|attestation|certification|recyclage|agrement)\b/.test(folded)) return true;
  // « Formation de secrétaire médicale » prepares a trade.
  return !findTerms(degree).some(({ kind }) => kind === 'occupation');
}
