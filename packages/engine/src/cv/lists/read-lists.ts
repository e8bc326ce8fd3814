import type { Language } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../../skills/find-terms.ts';
import { findLanguages } from '../../text/find-languages.ts';
import { parseDateRange } from '../../text/parse-date-range.ts';
import { isSchool } from '../education/degree-words.ts';
import type { FoundEducation } from '../education/read-education.ts';
import { joinBullets } from '../lines/join-bullets.ts';
import { tidy } from '../lines/join-wrapped.ts';
import type { CvLine } from '../lines/read-lines.ts';
import type { Section } from '../sections/split-sections.ts';
import { languageColumns } from './language-columns.ts';
import { rating } from './rating.ts';
import { comesLater } from './read-licences.ts';

export type Item<T> = { value: T; span: Span };

/** Languages of the « languages » sections; without one, those told with a level or a rating anywhere outside the jobs. */
export function readLanguages(text: string, sections: readonly Section[]): Item<Language>[] {
  const own = sections.filter((section) => section.kind === 'languages' && section.lines.length > 0);
  const found =
    own.length > 0
      ? own.flatMap((section) => ownLanguages(text, wholeSpan(section)))
      : sections
          .filter(({ kind }) => kind !== 'experience' && kind !== 'education')
          .flatMap((section) => section.lines.flatMap((line) => languagesIn(text, line)))
          .filter(({ value, span }) => value.level !== null || isRated(text, span));
  return bestOfEach(found);
}

/** Those of a grid by their columns, and what is told beside it: « Français ⇥ Grec / natif ⇥ B1 / Turc : notions ». */
function ownLanguages(text: string, section: Span): Item<Language>[] {
  const columns = languageColumns(text, section);
  const inGrid = new Set(columns.map(({ name }) => name));
  const beside = languagesIn(text, section).filter(({ value }) => !inGrid.has(value.name));
  return [...columns.map(({ name, level, named }) => ({ value: { name, level }, span: named })), ...beside].sort(
    (a, b) => a.span.start - b.span.start,
  );
}

/** « Anglais ★★★☆☆ »: no level of any scale, and yet a language the person says they speak. */
function isRated(text: string, { start, end }: Span): boolean {
  return ratedAfter.test(text.slice(end, end + 12)) || ratedBefore.test(text.slice(Math.max(0, start - 12), start));
}

const ratedAfter = new RegExp(String.raw`^[\s:(–-]{0,4}${rating}`, 'u');
const ratedBefore = new RegExp(String.raw`${rating}[ \u00a0]?$`, 'u');

function languagesIn(text: string, { start, end }: Span): Item<Language>[] {
  return findLanguages(text.slice(start, end)).map(({ name, level, span }) => ({
    value: { name, level },
    span: { start: start + span.start, end: start + span.end },
  }));
}

/** One mention a language: the first that tells a level, else the first. */
function bestOfEach(items: readonly Item<Language>[]): Item<Language>[] {
  const best = new Map<string, Item<Language>>();
  for (const item of items) {
    const known = best.get(item.value.name);
    if (!known || (known.value.level === null && item.value.level !== null)) best.set(item.value.name, item);
  }
  return [...best.values()];
}

function wholeSpan(section: Section): Span {
  return { start: (section.lines[0] as CvLine).start, end: (section.lines.at(-1) as CvLine).end };
}

/** What a « certifications » section lists, the short courses among the studies, then the certificates named elsewhere; licences apart. */
export function readCertifications(
  text: string,
  sections: readonly Section[],
  courses: readonly FoundEducation[],
): Item<string>[] {
  const listed = sections.filter(({ kind }) => kind === 'certifications').flatMap(readCertificationLines);
  for (const { education, spans } of courses) {
    const value = education.degree ?? education.school;
    const span = spans.degree ?? spans.school;
    if (value && span) listed.push({ value, span });
  }
  const items = listed.flatMap(withoutLicences);
  const covered = items.map((item) => item.span);
  const named = new Set(items.map((item) => item.value));
  const terms = findTerms(text).filter(
    ({ kind, start, end }) => kind === 'certification' && !comesLater(text, start, end),
  );
  for (const { name, start, end } of terms) {
    const told = items.some(({ value }) => value.startsWith(`${name} `));
    if (named.has(name) || told || covered.some((span) => span.start < end && start < span.end)) continue;
    named.add(name);
    const written = tidy(text.slice(start, end).replace(/\n/g, ' '));
    const scored = testScore.exec(text.slice(end, end + 14))?.[0] ?? '';
    const value = /^\d/.test(written) ? name : `${written}${scored}`;
    items.push({ value, span: { start, end: end + scored.length } });
  }
  return items;
}

/** « SST, CACES R489 (2022) » lists one certificate, « CACES R489 » none; those named after the licence are found as terms. */
function withoutLicences(item: Item<string>): Item<string>[] {
  // « Formation AESH, 60 heures », « Permis B, BE et D1 »: how long it took, a category of the licence before.
  if (/^(?:\d{1,4} ?(?:h|heures?|jours?|semaines?|mois)|BE|C1?E?|D1?E?|A[M12]?)$/u.test(item.value)) return [];
  const licence = findTerms(item.value).find(({ kind }) => kind === 'licence');
  if (!licence) return [item];
  const before = item.value.slice(0, licence.start);
  const cut = Math.max(...[...before.matchAll(partSeparator)].map(({ index }) => index), 0);
  const value = before.slice(0, before.includes('(') ? Math.min(cut, before.indexOf('(')) : cut).trimEnd();
  return value.length > 1 ? [{ value, span: { start: item.span.start, end: item.span.start + value.length } }] : [];
}

const partSeparator = /\s*[,;:|•·+/]\s|\s[–—-]\s|\s\(|\s(?:et|avec)\s/g;

/** « TOEIC 955 », « TOSA : 780/1000 »: a score, not a year. */
const testScore = /^ ?:? ?(?!(?:19|20)\d\d(?!\d))\d{3,4}(?:\/\d{3,4})?(?![\d/])/;

/** One a line where there are several lines, else one a comma; dates in brackets left out. */
function readCertificationLines(section: Section): Item<string>[] {
  const lines = section.lines.flatMap((line, index) => withoutGiver(line, section.lines[index - 1]));
  const bullets = joinBullets(lines);
  const items = bullets.length > 1 ? bullets.map(({ text, span }) => ({ value: text, span })) : readItems(section);
  return items.map(withoutYear).filter(({ value }) => value.length > 1 && value.length < 140 && !answer.test(value));
}

/** « Permis : non », « Moyen de transport : vélo »: what a form was answered. */
const answer = /^(?:(?:oui|non|aucune?|n[ée]ant)\.?$|moyens? de (?:transport|locomotion)(?!\p{L}))/iu;

/** « AFGSU NIVEAU 2 ⇥ CESU 33 » under « 03/2024 »: who gave it stands beside it. */
function withoutGiver(line: CvLine, above: CvLine | undefined): CvLine[] {
  const cut = line.text.indexOf('\t');
  if (cut < 0 || !above || openingDate(above.text) < above.text.length) return [line];
  const first = { ...line, text: line.text.slice(0, cut), end: line.start + cut };
  const text = line.text.slice(cut + 1);
  if (isGiver(text.trim())) return [first];
  return isKnown(text) ? [first, { ...line, text, start: line.start + cut + 1 }] : [line];
}

/** « CESU 33 », « CCI DU GERS », « EN INTERNE »; « SST ⇥ HACCP » are two. */
function isGiver(cell: string): boolean {
  if (isKnown(cell)) return false;
  return isSchool(cell) || /^(?:\p{Lu}{2,4} |en interne)/u.test(cell) || /^en interne$/iu.test(cell);
}

function isKnown(cell: string): boolean {
  return findTerms(cell).some(({ kind }) => kind === 'certification' || kind === 'licence' || kind === 'skill');
}

/** « SST (session prévue en février 2027) » keeps its words to the end: they say that it is not there yet. */
const toCome = /(?<!\p{L})(?:pr[ée]vue?s?|programm[ée]{1,2}s?|planifi[ée]{1,2}s?|[àa] venir)(?!\p{L})/iu;

/** « Tracfin (2025) », « 03/2024 ⇥ PSC1 », « HACCP (2021, 2024) » without when; of a date alone nothing is left. */
function withoutYear(item: Item<string>): Item<string> {
  if (toCome.test(item.value)) return item;
  const start = openingDate(item.value);
  const value = item.value
    .slice(start)
    .replace(/\s?[–,-]?\s?\((?:(?:19|20)\d\d(?:, | et |\)$)){2,8}$/u, '')
    .replace(/\s?[–,-]?\s?\(?(?:(?:obtenu|valable|valide|en|depuis|jusqu[’']en)\s)*\b(?:19|20)\d\d\)?$/u, '');
  return { value, span: { start: item.span.start + start, end: item.span.start + start + value.length } };
}

/** How far a date that opens a text reaches, with the gap or the sign behind it; 0 where it goes on in words. */
function openingDate(text: string): number {
  const range = parseDateRange(text);
  if (!range || range.start > 0) return 0;
  const behind = /^\s?(?:\t\s?|[–:-]\s|$)/u.exec(text.slice(range.end));
  return behind ? range.end + behind[0].length : 0;
}

/** What a section lists, cut at commas, bars, bullets and lines. */
export function readItems(section: Section): Item<string>[] {
  return joinBullets(section.lines).flatMap(({ span }) => {
    const line = section.lines.find(({ start }) => start === span.start) as CvLine;
    const lines = section.lines.filter(({ start, end }) => start >= line.start && end <= span.end);
    return cutItems(lines.map((each) => each.text).join('\n'), span.start, lines);
  });
}

function cutItems(joined: string, start: number, lines: readonly CvLine[]): Item<string>[] {
  if (lines.length > 1)
    return [{ value: joined.replace(/\n/g, ' '), span: { start, end: (lines.at(-1) as CvLine).end } }];
  const items: Item<string>[] = [];
  for (const match of joined.matchAll(/(?:[^,;|•·()]|\([^()]{0,80}\)){2,300}/gu)) {
    const lead = match[0].length - match[0].trimStart().length;
    const value = match[0]
      .trim()
      .replace(/^[–-]\s/, '')
      .replace(/[.\s]+$/, '');
    if (!/\p{L}{2}/u.test(value)) continue;
    const at = start + match.index + lead + (match[0].trim().length - match[0].trim().replace(/^[–-]\s/, '').length);
    items.push({ value, span: { start: at, end: at + value.length } });
  }
  return items;
}
