import { looksLikeTask } from '../jobs/looks-like-task.ts';
import type { LineRange } from '../jobs/without-doubles.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { isContract, isPlace, titleLikeness } from './judge-part.ts';

type Dated = { lines: CvLine[]; ranges: (LineRange | null)[] };

/**
 * Jobs that close on their dates, « De mars 2019 à juin 2023 » alone below the duties: the dates are put before what
 * they date. Read so where every date of the section stands alone, the first below duties and the last below all, and
 * where every card of the section closes on one.
 */
export function openedByDates({ lines, ranges }: Dated): Dated {
  const dated = ranges.flatMap((range, index) => (range ? [index] : []));
  if (!closesCards(lines, ranges, dated) && !closesJobs(lines, ranges, dated)) return { lines, ranges };
  const moved: Dated = { lines: [], ranges: [] };
  let from = 0;
  for (const at of dated) {
    const [first, ...others] = lines.slice(from, at) as [CvLine, ...CvLine[]];
    const dates = lines[at] as CvLine;
    // The blank line that parts two jobs stands above the first line of the job, dates or not.
    moved.lines.push({ ...dates, gap: first.gap }, { ...first, gap: false }, ...others);
    moved.ranges.push(ranges[at] ?? null, ...new Array<null>(others.length + 1).fill(null));
    from = at + 1;
  }
  return moved;
}

/** Blocks with blank lines between: each has its dates alone on its last line and nowhere else, one of them below duties. */
function closesCards(
  lines: readonly CvLine[],
  ranges: readonly (LineRange | null)[],
  dated: readonly number[],
): boolean {
  const starts = lines.flatMap(({ gap }, index) => (gap || index === 0 ? [index] : []));
  const ends = [...starts.slice(1), lines.length].map((next) => next - 1);
  return (
    starts.length > 1 &&
    ends.length === dated.length &&
    ends.every((end, card) => {
      const size = end - (starts[card] as number);
      return size > 0 && end === dated[card] && standsAlone(lines[end] as CvLine, ranges[end] as LineRange);
    }) &&
    ends.some((end, card) => end - (starts[card] as number) > 2 && isDuty(lines[end - 1] as CvLine))
  );
}

function closesJobs(
  lines: readonly CvLine[],
  ranges: readonly (LineRange | null)[],
  dated: readonly number[],
): boolean {
  const [first] = dated;
  if (first === undefined || first < 2 || dated.at(-1) !== lines.length - 1) return false;
  const tellsDuty = (at: number) => isDuty(lines[at - 1] as CvLine);
  return (
    tellsDuty(first) &&
    dated.filter(tellsDuty).length * 2 >= dated.length &&
    dated.every(
      (at, job) => at > (dated[job - 1] ?? -1) + 1 && standsAlone(lines[at] as CvLine, ranges[at] as LineRange),
    ) &&
    dated.slice(0, -1).every((at) => opensJob(lines[at + 1] as CvLine, lines[at + 2]))
  );
}

/**
 * « Aide-soudeur » right below the dates of the job before, « Hyper Plein Sud, Béziers » over « Hôtesse de caisse », or any
 * line below a gap.
 */
function opensJob(line: CvLine, below: CvLine | undefined): boolean {
  if (line.bullet) return false;
  if (line.gap || titleLikeness(line.text) > 0) return true;
  return below !== undefined && !below.bullet && !isDuty(line) && titleLikeness(below.text) > 0;
}

/** « Octobre 2019 à juin 2023 », « 2019 – 2023, Annecy (CDI) », « mai 2021, 30 h »: nothing there names a job. */
function standsAlone({ text, bullet }: CvLine, { start, end }: LineRange): boolean {
  const rest = `${text.slice(0, start)},${text.slice(end)}`;
  const pieces = rest.split(/[,;:|()]|\s[–—-]\s/u).map((piece) => piece.replace(/^[\s–—-]+|[\s–—-]+$/gu, ''));
  return !bullet && rest.length < 42 && pieces.every((piece) => piece === '' || isAside(piece));
}

function isAside(text: string): boolean {
  return isContract(text) || length.test(text) || isPlace(text);
}

/** « 30h », « 24 h par semaine », « 6 semaines », « 80 % ». */
const length =
  /^\d{1,3}(?:[.,]\d)? ?(?:%|h|heures?|jours?|semaines?|mois|ans?)(?: ?(?:par|\/) ?(?:jour|sem(?:aine)?|mois)\.?)?$/iu;

/** A bullet, a sentence or words that tell a task; « Fonderie Petit S.A. », « 12 avenue du Port, 69003 Lyon » are none. */
function isDuty({ text, bullet }: CvLine): boolean {
  if (bullet) return true;
  if (ofEmployer.test(text)) return false;
  const likeness = titleLikeness(text);
  return likeness <= 0 && likeness > -0.5 && (/[^.]{30}[.;]$/u.test(text) || looksLikeTask(text));
}

/** An address, a legal form or the size of a firm. */
const ofEmployer =
  /(?<![\p{L}\d])(?:\d{5}|(?:rue|avenue|av\.|boulevard|bd|place|quai|route|chemin|impasse|all[ée]e)(?= (?:d|\p{Lu})|,)|\d[\d ]{0,8} (?:salari[ée]s|personnes|collaborateurs|lits|couverts)|S\.? ?A\.?(?:R\.?L|S)?\.?|SASU|EURL|SCOP|SNC|ETS|[ÉE]tablissements|associ[ée]s)(?![\p{L}\d])/u;
