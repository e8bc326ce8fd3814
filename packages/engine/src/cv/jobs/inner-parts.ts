import type { CvLine } from '../lines/read-lines.ts';
import { splitAtCommas, splitHeader } from '../sections/header-parts.ts';
import { namesPlaceKind, titleLikeness } from '../sections/judge-part.ts';
import { columnsNamed } from './part-labels.ts';
import type { LineRange } from './without-doubles.ts';

type Dated = { lines: CvLine[]; ranges: (LineRange | null)[] };

/**
 * The job that lines stand below: whether its own dates are in brackets, whether its head names a title, and whether a
 * list of its parts has begun.
 */
type Above = { range: LineRange; inBrackets: boolean; titled: boolean; listed: boolean };

/**
 * The missions, projects and building sites that a job tells with dates of their own are duties of that job:
 * « Mission 2 · Banque Lacoste	2019 – 2021 », « Étude « Mobilité » (2018–2020) », the rows of a table « Chantier	Montant
 * HT	Livraison ». They lie within the period of the job above.
 */
export function innerParts({ lines, ranges }: Dated): Dated {
  const found: Dated = { lines: [], ranges: [] };
  let job: Above | null = null;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as CvLine;
    const size: number = job && !line.bullet ? sizeOfPart(lines, ranges, index, job) : 0;
    const duties = size > 0 ? dutiesOf(lines.slice(index, index + size)) : [];
    found.lines.push(...(size > 0 ? duties : [line]));
    found.ranges.push(...(size > 0 ? duties.map(() => null) : [ranges[index] ?? null]));
    if (size === 0) job = jobAbove(job, lines, ranges, index);
    index += Math.max(0, size - 1);
  }
  return found;
}

/** What the next line stands below. */
function jobAbove(
  job: Above | null,
  lines: readonly CvLine[],
  ranges: readonly (LineRange | null)[],
  index: number,
): Above | null {
  const [line, range] = [lines[index] as CvLine, ranges[index]];
  if (range && !line.bullet)
    return { range, inBrackets: inBrackets(line, range), titled: isTitled(lines, ranges, index), listed: false };
  return job && { ...job, listed: listHead.test(line.text) || (job.listed && line.bullet) };
}

/** « Géomaticien » beside the dates or on one of the two lines around; « Mairie de Dole / 2005 – 2022 » holds posts. */
function isTitled(lines: readonly CvLine[], ranges: readonly (LineRange | null)[], index: number): boolean {
  const isHead = (at: number) => lines[at]?.bullet === false && !ranges[at];
  const around = [-1, -2, 1, 2].filter((step) => isHead(index + Math.sign(step)) && isHead(index + step));
  return [0, ...around].some((step) => {
    const line = lines[index + step] as CvLine;
    return splitHeader(line, 0, ranges[index + step] ?? null)
      .flatMap(splitAtCommas)
      .some(({ text }) => titleLikeness(text) >= 1.5);
  });
}

/** « Chantiers marquants : », « Principales réalisations » over what they were. */
const listHead =
  /^(?:(?:principa\p{L}+|quelques|autres|mes) )?(?:missions?|projets?|chantiers?|op[ée]rations?|r[ée]f[ée]rences|r[ée]alisations?|affaires?|dossiers?|clients?)(?: \p{L}+){0,2}\s?:?$/iu;

/** How many lines from here tell a part of the job; 0 where they head a job of their own. */
function sizeOfPart(
  lines: readonly CvLine[],
  ranges: readonly (LineRange | null)[],
  index: number,
  job: Above,
): number {
  const line = lines[index] as CvLine;
  const range = ranges[index] ?? null;
  if (!range)
    return (
      rowsOf(lines, ranges, index, job.range) ||
      (isLabelled(line.text) ? sizeWithDates(lines, ranges, index, job.range) : 0)
    );
  if (!contains(job.range, range)) return 0;
  return isLabelled(withoutDates(line, range)) || isProject(line, range, job, lines[index + 1]) ? 1 : 0;
}

/** « 2019 – 2021 : Mission pour Banque Lacoste » as it opens behind its dates. */
function withoutDates({ text }: CvLine, { start, end }: LineRange): string {
  return start > 2 ? text : text.slice(end).replace(/^[\s:|)–—-]+/u, '');
}

/** A table keeps its rows, without the words over their cells; what heads a part is one line with its dates. */
function dutiesOf(part: readonly CvLine[]): CvLine[] {
  const [first, ...others] = part as [CvLine, ...CvLine[]];
  const isTable = first.text.includes('\t') && others.length > 0;
  if (isTable) return others.map((other) => ({ ...other, bullet: true }));
  const line = { ...first, bullet: true };
  for (const { text, start, end } of others) {
    line.text = `${line.text}${' '.repeat(start - line.end)}${text}`;
    line.end = end;
  }
  return [line];
}

/** « Mission 3 : », « Projet – », « Mission chez »: what the employer was asked to do, or by whom. */
const label =
  /^(?:(?:missions?|projets?|chantiers?|op[ée]rations?|affaires?|dossiers?|clients?|programmes?|[ée]tudes?|prestations?)(?: ?(?:n[°o] ?)?\d{1,2})?(?: ?[:·•|]| [–—-]|\t)\s*(?=\S)|(?:missions?|projets?|prestations?) (?:chez|pour|client|au sein|aupr[èe]s)(?!\p{L}))/iu;

/** « Projet – Responsable déploiement » is a post; « Mission 3 : Développeuse pour Banque Lacoste » is counted with others. */
function isLabelled(text: string): boolean {
  const found = label.exec(text)?.[0];
  if (found === undefined) return false;
  const [named = ''] = text
    .slice(found.length)
    .trim()
    .split(/ [–—|·-] |, |\t/u, 1);
  return /\d/.test(found) || titleLikeness(named) < 2;
}

/** « Mission 3 · Banque Lacoste – pilote des / déploiements / oct. 2023 – en cours »: the dates stand below. */
function sizeWithDates(
  lines: readonly CvLine[],
  ranges: readonly (LineRange | null)[],
  index: number,
  job: LineRange,
): number {
  for (let at = index + 1; at <= index + 2; at++) {
    const [line, range] = [lines[at], ranges[at]];
    if (!line || line.bullet || line.start < (lines[at - 1] as CvLine).end) return 0;
    if (range) return standsAlone(line, range) && contains(job, range) ? at - index + 1 : 0;
  }
  return 0;
}

function standsAlone({ text }: CvLine, { start, end }: LineRange): boolean {
  return !/[\p{L}\d]/u.test(`${text.slice(0, start)}${text.slice(end)}`);
}

/** « Étude « Mobilité » (2018–2020) » over its duties, where the dates of the job are in no brackets, or in a list of such. */
function isProject(line: CvLine, range: LineRange, job: Above, next: CvLine | undefined): boolean {
  if (line.text.length > 90 || !inBrackets(line, range)) return false;
  if (!job.listed && (job.inBrackets || range.single || next?.bullet !== true)) return false;
  const parts = splitHeader(line, 0, range);
  // « Mission locale de Dole (2015 – 2018) » is another employer, « Accueil du public (2005 – 2015) » a post of the one above.
  if (!job.listed && (!job.titled || parts.some(({ text }) => namesPlaceKind(text)))) return false;
  const most = parts.some(({ afterChez }) => afterChez) ? 0 : 1.5;
  const likenesses = parts.flatMap(splitAtCommas).map(({ text }) => titleLikeness(text));
  return likenesses.every((likeness) => likeness < most && (job.listed || likeness > -most));
}

function inBrackets({ text }: CvLine, { start, end }: LineRange): boolean {
  return /\(\s?$/.test(text.slice(0, start)) && /^\s?\)\.?$/.test(text.slice(end));
}

/** By months where both tell them, else by years. */
function contains(job: LineRange, part: LineRange): boolean {
  if (!job.from || !part.from || isLater(job.from, part.from)) return false;
  if (job.to === part.to || job.to === 'present') return true;
  return job.to !== null && part.to !== null && part.to !== 'present' && !isLater(part.to, job.to);
}

function isLater(date: string, than: string): boolean {
  const length = Math.min(date.length, than.length);
  return date.slice(0, length) > than.slice(0, length);
}

/** What the columns of a table of projects tell: « Opération	Maître d’ouvrage	Montant HT	Livraison ». */
const column =
  /^(?:op[ée]rations?|projets?|chantiers?|missions?|clients?|ma[îi]tres? d[’'](?:ouvrage|œuvre)|r[ée]f[ée]rences?|affaires?|montants?|budgets?|co[ûu]ts?|livraisons?|r[ée]ceptions?|surfaces?|r[ôo]les?|ouvrages?|programmes?|dossiers?|march[ée]s?|lots?|sites?|produits?|technologies|environnement|objets?|nature|r[ée]sultats?|ann[ée]es?|dates?|p[ée]riodes?|dur[ée]e)(?!\p{L})/iu;

/** Whether a line is the head of a table of projects, and of none of jobs. */
export function namesPartColumns(text: string): boolean {
  const cells = text.split('\t');
  if (cells.length < 3 || text.length > 150 || /\d/.test(text)) return false;
  if (columnsNamed(text)?.some((part) => part === 'employer' || part === 'title')) return false;
  return cells.filter((cell) => column.test(cell.trim())).length * 2 > cells.length;
}

/** The columns that tell when. */
const dateColumn =
  /(?<!\p{L})(?:livraisons?|r[ée]ceptions?|ann[ée]es?|dates?|p[ée]riodes?|dur[ée]e|d[ée]but|fin)(?!\p{L})/iu;

/** The size of the table that opens here, its head and its rows; 0 for none, and for one of jobs. */
function rowsOf(
  lines: readonly CvLine[],
  ranges: readonly (LineRange | null)[],
  index: number,
  job: LineRange,
): number {
  const head = lines[index] as CvLine;
  if (!namesPartColumns(head.text)) return 0;
  const cells = head.text.split('\t');
  const isDated = dateColumn.test(head.text);
  const isRow = (line: CvLine, range: LineRange | null) =>
    !line.bullet &&
    line.text.split('\t').length === cells.length &&
    (range === null || (isDated ? isWithin(job, range) : !fillsCell(line, range)));
  const end = lines.findIndex((line, at) => at > index && !isRow(line, ranges[at] ?? null));
  const size = (end < 0 ? lines.length : end) - index;
  return size > 1 ? size : 0;
}

/** What was built may be handed over after the job; « Analyste	2010 – 2015	Novalis » below the table is an earlier job. */
function isWithin(job: LineRange, range: LineRange): boolean {
  return range.single ? !job.from || !range.from || !isLater(job.from, range.from) : contains(job, range);
}

/** Dates in a cell of their own, below a head that names no such column. */
function fillsCell({ text }: CvLine, { start, end }: LineRange): boolean {
  return /(?:^|\t)\s*$/.test(text.slice(0, start)) && /^\s*(?:\t|$)/.test(text.slice(end));
}
