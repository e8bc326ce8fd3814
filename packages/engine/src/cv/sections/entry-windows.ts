import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import type { DateRange } from '../../text/parse-date-range.ts';
import { seasonal } from '../jobs/cut-part.ts';
import { looksLikeTask } from '../jobs/looks-like-task.ts';
import { nameJob } from '../jobs/name-job.ts';
import { namesPause, namesPauseAlone } from '../jobs/names-pause.ts';
import { linesAbovePost } from '../jobs/posts-below.ts';
import { type RatedPart, ratePart } from '../jobs/rate-part.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { usualSize } from '../lines/usual-size.ts';
import { type HeaderPart, splitHeader } from './header-parts.ts';
import {
  describesHouse,
  isCircumstance,
  isContract,
  isPlace,
  isTrade,
  mayDescribeHouse,
  namesPlaceKind,
  namesUnit,
  tellsWhere,
  titleLikeness,
} from './judge-part.ts';

/** The lines that head an entry: from `start`, `end` excluded. */
export type EntryWindow = { start: number; end: number };

type Shape = { before: number; after: number };

const reach = 3;

/**
 * Finds, for each dated line of a section, which lines around it head the entry. The entries of one CV are built alike:
 * every shape (so many lines before the dates, so many after) is tried on each, and the shape that suits most is
 * preferred wherever the lines themselves leave a doubt.
 */
export function entryWindows(
  lines: readonly CvLine[],
  ranges: readonly (DateRange | null)[],
  canHead: readonly boolean[],
  anchors: readonly number[],
): EntryWindow[] {
  const section: Section = {
    lines,
    canHead,
    rate: lineRater(lines, ranges),
    gapCost: gapCost(lines),
    bodySize: usualSize(lines),
  };
  const scores = anchors.map((_anchor, order) => shapesOf(section, anchors, order));
  const usual = commonShape(scores);
  const windows: EntryWindow[] = [];
  anchors.forEach((anchor, order) => {
    const floor = windows.at(-1)?.end ?? 0;
    windows.push(bestWindow(scores[order] as Scored[], anchor, floor, usual));
  });
  return windows;
}

type Scored = Shape & { score: number };

type Section = {
  lines: readonly CvLine[];
  canHead: readonly boolean[];
  rate: (index: number) => RatedPart[];
  gapCost: number;
  bodySize: number | null;
};

/** A gap parts two entries, unless every line of the section has one. */
function gapCost(lines: readonly CvLine[]): number {
  return lines.filter((line) => line.gap).length > lines.length * 0.6 ? 1 : 3.5;
}

function bestWindow(shapes: readonly Scored[], anchor: number, floor: number, usual: Shape): EntryWindow {
  let best: Scored = { before: 0, after: 0, score: Number.NEGATIVE_INFINITY };
  for (const shape of shapes) {
    if (anchor - shape.before < floor) continue;
    const alike = (shape.before === usual.before ? 1 : 0) + (shape.after === usual.after ? 0.8 : 0);
    if (shape.score + alike > best.score) best = { ...shape, score: shape.score + alike };
  }
  return { start: anchor - best.before, end: anchor + best.after + 1 };
}

/** The shape whose scores, counted over the first entries, are best. */
function commonShape(scores: readonly Scored[][]): Shape {
  const totals = new Map<string, Scored>();
  for (const shapes of scores.slice(0, 40)) {
    const top = Math.max(...shapes.map(({ score }) => score));
    for (const { before, after, score } of shapes) {
      const known = totals.get(`${before},${after}`) ?? { before, after, score: 0 };
      known.score += Math.max(-4, score - top) + 4;
      totals.set(`${before},${after}`, known);
    }
  }
  return [...totals.values()].reduce((a, b) => (b.score > a.score ? b : a), { before: 0, after: 0, score: -1 });
}

function shapesOf(section: Section, anchors: readonly number[], order: number): Scored[] {
  const anchor = anchors[order] as number;
  const first = (anchors[order - 1] ?? -1) + 1;
  const last = (anchors[order + 1] ?? section.lines.length) - 1;
  if (tellsPause(section, anchor)) return [{ before: 0, after: 0, score: 0 }];
  const before = linesAbovePost(section.lines, anchor);
  if (before >= 0 && before <= reach) return [{ before, after: 0, score: scoreWindow(section, anchor, before, 0) }];
  const isTaken = anchors[order - 1] === anchor - 2 && standsBelow(section.lines, anchor - 1);
  if (anchor > first && !isTaken && headsPause(section, anchor - 1))
    return [{ before: 1, after: 0, score: scoreWindow(section, anchor, 1, 0) }];
  return allShapes(section, anchor, first, last);
}

function allShapes(section: Section, anchor: number, first: number, last: number): Scored[] {
  const { canHead } = section;
  const shapes: Scored[] = [];
  for (let before = 0; before <= reach && anchor - before >= first; before++) {
    if (before > 0 && !canHead[anchor - before]) break;
    for (let after = 0; after <= reachAfter(section, anchor) && anchor + after <= last; after++) {
      if (after > 0 && !canHead[anchor + after]) break;
      shapes.push({ before, after, score: scoreWindow(section, anchor, before, after) });
    }
  }
  return shapes;
}

/** The employer and the title below the dates; where their town has a line of its own, one more. */
function reachAfter({ lines }: Section, anchor: number): number {
  const middle = lines[anchor + 2];
  return middle !== undefined && !middle.bullet && middle.text.length < 40 && isPlace(middle.text) ? reach : reach - 1;
}

/** Right below the dates of one entry, with a blank line before those of the next: « 2016 – 2017 / Année sabbatique ». */
function standsBelow(lines: readonly CvLine[], index: number): boolean {
  return lines[index]?.gap === false && lines[index + 1]?.gap === true;
}

/** « Congé parental » over its dates has all it needs: the line below heads the next job. */
function headsPause({ lines, canHead }: Section, index: number): boolean {
  const line = lines[index] as CvLine;
  const isAlone = line.gap || canHead[index - 1] !== true;
  return canHead[index] === true && (isAlone ? namesPauseAlone : namesPause)(line.text);
}

/** « 2018 – 2021 : congé parental » has all it needs: the lines below and above are of other jobs. */
function tellsPause({ rate }: Section, anchor: number): boolean {
  const [first] = rate(anchor);
  return first !== undefined && namesPause(first.text);
}

function scoreWindow(section: Section, anchor: number, before: number, after: number): number {
  const { lines, canHead, rate, gapCost } = section;
  const start = anchor - before;
  const end = anchor + after;
  const parts: RatedPart[] = [];
  let score = 0;
  for (let index = start; index <= end; index++) {
    const own = rate(index);
    parts.push(...own.map((part) => ({ ...part, line: index - start })));
    if (index > start && (lines[index] as CvLine).gap) score -= gapCost;
    if (index !== anchor) score += worthOf(lines[index] as CvLine, own, section.bodySize);
  }
  const beside = lines.slice(start, end + 1).map((line, at) => (start + at === anchor ? null : line));
  const telling = withoutHouse(parts, beside);
  const found = nameJob(telling, null);
  const isPause = found.company ? namesPause : namesPauseAlone;
  const named = isPause(found.title?.text ?? '') ? { ...found, company: found.title, score: 2 } : found;
  const told = (named.title ? 2 : 0) + (named.company ? 2 : 0);
  const spare = new Set(telling.map(({ line }) => line)).size - new Set([named.title?.line, named.company?.line]).size;
  return score + told + named.score * 0.7 - Math.max(0, spare) * 0.9 + edges(lines, canHead, start, end);
}

/**
 * The pieces of a head, without « Négoce de bois, 3 dépôts » where the other lines name both a title and an employer;
 * « Tutorat, 5 élèves » over an association is the title. `beside` are the lines, null for the dated one.
 */
export function withoutHouse(parts: readonly RatedPart[], beside: readonly (CvLine | null)[]): readonly RatedPart[] {
  const told = beside.map((line) => line !== null && (mayDescribeHouse(line.text) || namesUnit(line.text)));
  if (!told.includes(true)) return parts;
  const others = parts.filter(({ line }) => !told[line]);
  const { title, company } = nameJob(others, null);
  return title && company && titleLikeness(title.text) >= 1 ? others : parts;
}

/** What a line beside the dates brings to a window by its looks. */
function worthOf(line: CvLine, own: readonly RatedPart[], bodySize: number | null): number {
  // « à mon compte » stands where the employer of the other jobs does.
  if (own.length === 0 && isCircumstance(line.text) && line.text.length < 30) return 0.2;
  // « Négoce de bois, 40 salariés » between the name of a house and the title.
  if (own.length === 0 && describesHouse(line.text)) return -0.2;
  const looks = isStyled(line, bodySize) ? 0.8 : -unlikeHead(line, own);
  return own.length === 0 ? looks - 0.2 : looks;
}

/** In bold or in letters larger than the running text. */
function isStyled(line: CvLine, bodySize: number | null): boolean {
  return line.bold || (bodySize !== null && (line.fontSize ?? 0) > bodySize + 0.3);
}

/** A line of duties under the dates, rather than a title or an employer. */
function unlikeHead(line: CvLine, parts: readonly RatedPart[]): number {
  const likeness = Math.max(0, ...parts.map((part) => Math.abs(part.likeness)));
  // « CA du secteur : 31 M€ – 74 collaborateurs » heads nothing.
  if (/^CA\s.*€/u.test(line.text)) return 4;
  if (likeness >= 2 && !(looksLikeTask(line.text) && !namesOccupation(line.text))) return line.text.length > 90 ? 1 : 0;
  const long = line.text.length > 70 ? 1.5 : 0;
  const figures = /\d ?[mk]?€|\d ?%/iu.test(line.text) ? 2 : 0;
  return long + figures + (looksLikeTask(line.text) ? 2 : 0) + (/^\p{Ll}/u.test(line.text) ? 1 : 0);
}

/** A window begins after a gap, and leaves no bold line beside it. */
function edges(lines: readonly CvLine[], canHead: readonly boolean[], start: number, end: number): number {
  const first = lines[start] as CvLine;
  const before = lines[start - 1];
  const next = lines[end + 1];
  let score = first.gap || !before ? 1.2 : 0;
  if (before && !first.gap && canHead[start - 1] && before.bold) score -= 1.2;
  if (next && !next.gap && canHead[end + 1] && next.bold && (lines[end] as CvLine).bold) score -= 1;
  return score;
}

/** The naming pieces of each line, rated once. */
function lineRater(lines: readonly CvLine[], ranges: readonly (DateRange | null)[]): (index: number) => RatedPart[] {
  const known = new Map<number, RatedPart[]>();
  return (index) => {
    const found = known.get(index) ?? namingParts(lines[index] as CvLine, index, ranges[index] ?? null).map(ratePart);
    known.set(index, found);
    return found;
  };
}

/** The pieces of a heading line that name something: no contract, no town. */
export function namingParts(line: CvLine, index: number, range: DateRange | null): HeaderPart[] {
  if (range === null && describesHouse(line.text)) return [];
  const parts = withAsides(splitHeader(line, index, range), line);
  return parts
    .map((part, at) => ({
      ...part,
      located: isPlaced(parts[at + 1]?.text ?? '-', part.text) || endsInPlace(part.text),
      where: at > 0 && tellsWhere(part.text, lastPiece((parts[at - 1] as HeaderPart).text)),
    }))
    .filter((part) => (isNaming(part) && !part.where) || (part.place === 0 && seasonal.test(part.text)))
    .map((part, place) => ({ ...part, place }));
}

/**
 * « Stage de fin d’études – audit », « Chef d’équipe réception / expédition »: a small letter after a dash goes on with
 * what stands before, and so does a second title after a slash; « Cuisinier – cantine du lycée » does not.
 */
function withAsides(parts: readonly HeaderPart[], line: CvLine): HeaderPart[] {
  const joined: HeaderPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const between = last ? line.text.slice(last.span.end - line.start, part.span.start - line.start) : '';
    const isMore = /^\p{Ll}/u.test(part.text) || (between === ' / ' && titleLikeness(part.text) >= 1.5);
    const goesOn = /^ [–—/-] $/.test(between) && isMore && titleLikeness(last?.text ?? '') >= 1.5;
    if (
      !last ||
      !goesOn ||
      part.afterChez ||
      part.client ||
      titleLikeness(part.text) < -1 ||
      isContract(part.text) ||
      namesPlaceKind(part.text)
    )
      joined.push(part);
    else {
      const span = { start: last.span.start, end: part.span.end };
      const text = line.text.slice(span.start - line.start, span.end - line.start);
      joined[joined.length - 1] = { ...last, text, span };
    }
  }
  return joined;
}

function endsInPlace(text: string): boolean {
  const comma = text.lastIndexOf(', ');
  return comma > 2 && isPlaced(text.slice(comma + 2), text.slice(0, comma));
}

function isPlaced(text: string, before: string): boolean {
  return isPlace(text) || tellsWhere(text, lastPiece(before));
}

function lastPiece(text: string): string {
  return text.slice(text.lastIndexOf(', ') < 0 ? 0 : text.lastIndexOf(', ') + 2);
}

/** « (fermeture du magasin) »: why it ended, not where it was. */
const ending =
  /^(?:fermeture|transfert|fin (?:de|du)|rupture|licenci|d[ée]mission|non[- ]renouvel|cessation|liquidation|d[ée]p[ôo]t de bilan|plan social|rachat|arr[êe]t pour|suivi de)/iu;

/** « MACON », « Maçon » are a trade before they are a town; « Mâcon » is the town. */
function isNaming({ text }: HeaderPart): boolean {
  // « 2. 10/2012 – 04/2014 : Assistante paie »: the number of the job.
  if (isContract(text) || isCircumstance(text) || ending.test(text) || /^\d{1,2}[.)°]$/u.test(text)) return false;
  return !isPlace(withoutContract(text)) || (foldText(text) === text.toLowerCase().replace(/ç/g, 'c') && isTrade(text));
}

/** « Annecy (CDI) » says where, and under which contract. */
function withoutContract(text: string): string {
  const bracket = /\s?\(([^()]{2,50})\)$/u.exec(text);
  return bracket && bracket.index > 0 && isContract(bracket[1] as string) ? text.slice(0, bracket.index) : text;
}

function namesOccupation(text: string): boolean {
  return findTerms(text).some(({ kind, start }) => kind === 'occupation' && start < 3);
}
