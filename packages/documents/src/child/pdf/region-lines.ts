import { joinWrappedRows, type PlacedLine } from './join-wrapped-rows.ts';
import { intoRows } from './make-segments.ts';
import { type Run, right, type Segment } from './run.ts';
import { type Row, splitItems, wideGap } from './split-cells.ts';

export type RegionLine = PlacedLine;

type Dot = { x: number; y: number };

const wordGap = 0.14;
const spacedWordGap = 0.5;
const edgeGap = 0.6;
const rowsOfEdge = 4;

function separator(before: Run, after: Run, edges: ReadonlySet<number>): string {
  if (after.opensCell) return '\t';
  const gap = (after.x - right(before)) / Math.max(before.size, after.size);
  // A wide gap is kept as a tab: it parts a title from its date.
  if (gap > wideGap || (gap > edgeGap && edges.has(edgeOf(after)))) return '\t';
  // Two spaces keep the words of a letter-spaced heading apart; elsewhere they become one.
  if (gap > spacedWordGap) return '  ';
  return before.spaceAfter || gap > wordGap ? ' ' : '';
}

/** Where several rows begin, or go on after a gap: a narrower gap before such an edge parts two cells too. */
function sharedEdges(rows: Row[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { runs } of rows) {
    runs.forEach((run, index) => {
      if (index > 0 && gapBefore(runs, index) <= edgeGap) return;
      counts.set(edgeOf(run), (counts.get(edgeOf(run)) ?? 0) + 1);
    });
  }
  return new Set([...counts].flatMap(([edge, count]) => (count >= rowsOfEdge ? [edge] : [])));
}

function edgeOf(run: Run): number {
  return Math.round(run.x);
}

const none: ReadonlySet<number> = new Set();

/** Its runs as they are read; a cell begins before the run at `cut` in any case. */
function joinRuns(runs: Run[], edges: ReadonlySet<number> = none, cut = 0): string {
  let text = '';
  runs.forEach((run, index) => {
    const before = runs[index - 1];
    text += (before ? (index === cut ? '\t' : separator(before, run, edges)) : '') + run.text;
  });
  return text;
}

/** « **VENDEUSE** EN BOULANGERIE », « **CAP** COIFFURE »: one title, whose first words are bold. */
const goesOnInPlain = /^(?:EN|DE|DES|DU|D['’]|À|A|AU|AUX|ET|OU|POUR|SUR|DANS|PAR|CHEZ|LA|LE|LES|L['’])(?!\p{L})/u;
const bareDiploma =
  /^(?:CAP|CAPA|BEPA?|BPA?|BTSA?|BTM|BUT|DUT|DEUST|DEUG|DU|MC|TP|CQP|BAC|BACCALAUR[ÉE]AT|BAC PRO(?:FESSIONNEL)?|BREVET|LICENCE(?: PRO(?:FESSIONNELLE)?)?|MASTER(?: [12])?|M[12]|MAST[ÈE]RE|BACHELOR|DOCTORAT|DIPL[ÔO]ME(?: D['’][ÉE]TAT)?|TITRE(?: PROFESSIONNEL)?|CERTIFICAT|FORMATION|STAGE|[ÉE]COLE|LYC[ÉE]E|UNIVERSIT[ÉE])$/u;

const opensWithDate = /^\(?(?:\d{1,2}[/.]){0,2}(?:19|20)\d\d(?!\d)/;

/**
 * Under dates, capitals that go from bold to plain, « **CUISINIER** HÔTEL DU LAC »: what one was, and where. The run
 * that the second begins with; 0 where there is none.
 */
function plainCapitals(runs: Run[], above: Row | undefined): number {
  if (!runs[0]?.bold || !opensWithDate.test(above?.runs[0]?.text.trim() ?? '') || !isCapitals(joinRuns(runs))) return 0;
  const cut = runs.findIndex(({ bold }) => !bold);
  const plain = runs.slice(cut);
  if (cut < 1 || plain.some(({ bold }) => bold)) return 0;
  const where = joinRuns(plain).trim();
  const isOneTitle = goesOnInPlain.test(where) || bareDiploma.test(joinRuns(runs.slice(0, cut)).trim());
  return /^\p{L}/u.test(where) && !isOneTitle ? cut : 0;
}

function letterCount(run: Run): number {
  return run.text.replace(/[^\p{L}\p{N}]/gu, '').length;
}

function mostlyBold(runs: Run[]): boolean {
  const letters = runs.reduce((sum, run) => sum + letterCount(run), 0);
  const bold = runs.reduce((sum, run) => sum + (run.bold ? letterCount(run) : 0), 0);
  return letters > 0 && bold > letters * 0.6;
}

function mainSize(runs: Run[]): number {
  const main = runs.reduce((longest, run) => (letterCount(run) > letterCount(longest) ? run : longest));
  return Math.round(main.size * 10) / 10;
}

/** The usual distance between two lines of a region; a larger one starts a paragraph. */
function usualPitch(rows: { y: number }[]): number {
  const pitches = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? row.y));
  return [...pitches].sort((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0;
}

/** A dot drawn just before a line, at the height of its small letters; beside a bold line it marks a time line, not a list. */
function hasDot(line: RegionLine, dots: Dot[]): boolean {
  if (line.bold) return false;
  return dots.some((dot) => {
    const gap = line.x - dot.x;
    const height = line.y - dot.y;
    return gap > 0 && gap < line.size * 2.2 && height > 0 && height < line.size * 0.75;
  });
}

/** « respon­ » and « sable » on the next line are one word: the soft hyphen says so. */
function joinSoftBreaks(lines: RegionLine[]): RegionLine[] {
  const joined: RegionLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before?.text.endsWith('\u00ad')) before.text = before.text.slice(0, -1) + line.text;
    else joined.push(line);
  }
  return joined;
}

function gapBefore(runs: Run[], index: number): number {
  const before = runs[index - 1];
  const run = runs[index];
  return before && run ? (run.x - right(before)) / Math.max(before.size, run.size) : 0;
}

/** Longer than an acronym, and all in capitals. */
function isCapitals(text: string): boolean {
  return text.length > 5 && text === text.toLocaleUpperCase('fr');
}

/** « FORMATION   BTS, 2016 »: the words in the margin and the text they name, where other rows go on under the text. */
function splitLabel(row: Row, rows: Row[]): Row[] {
  if (row.runs.some(({ opensCell }) => opensCell)) return [row];
  const gap = row.runs.findIndex((_, index) => gapBefore(row.runs, index) > wideGap);
  if (gap < 0) return [row];
  const label = row.runs.slice(0, gap);
  const text = row.runs.slice(gap);
  const words = joinRuns(label);
  const capitals = isCapitals(words) && !isCapitals(joinRuns(text));
  const stands = capitals || (mostlyBold(label) && !mostlyBold(text));
  const goesOn = rows.filter((other) => Math.abs((other.runs[0]?.x ?? 0) - (text[0]?.x ?? 0)) < 3).length >= 2;
  const isTitle = stands && goesOn && /\p{L}{3}/u.test(words) && !/\d/.test(words);
  return isTitle
    ? [
        { runs: label, y: row.y },
        { runs: text, y: row.y },
      ]
    : [row];
}

/** Where the words of the last cell begin. */
function lastCellX(runs: Run[], edges: ReadonlySet<number>): number {
  const cell = runs.findLastIndex((run, index) => {
    const before = runs[index - 1];
    return !before || separator(before, run, edges) === '\t';
  });
  const [first, second] = runs.slice(Math.max(0, cell));
  return (first && second && /^[^\p{L}\p{N}]$/u.test(first.text.trim()) ? second.x : first?.x) ?? 0;
}

/** The lines of a region that nothing parts any more, top to bottom; `limit` is where the column it is part of ends. */
export function regionLines(segments: Segment[], dots: Dot[], limit = regionRight(segments)): RegionLine[] {
  const read = intoRows(segments).map((row): Row => {
    const runs = row.flatMap((segment) => segment.runs).sort((a, b) => a.x - b.x);
    const anchor = runs.reduce((largest, run) => (run.size > largest.size ? run : largest));
    return { runs, y: anchor.y };
  });
  const pitch = usualPitch(read);
  const rows = splitItems(read.flatMap((row) => splitLabel(row, read)));
  const edges = sharedEdges(rows);
  const lines = rows.map(({ runs, y }, index) => {
    const above = rows[index - 1];
    const size = mainSize(runs);
    const line: RegionLine = {
      text: joinRuns(runs, edges, plainCapitals(runs, above)),
      x: Math.round((runs[0]?.x ?? 0) * 10) / 10,
      y: Math.round(y * 10) / 10,
      size,
      bold: mostlyBold(runs),
      bullet: false,
      textX: lastCellX(runs, edges),
      right: Math.max(...runs.map(right)),
      newParagraph: above !== undefined && y - above.y > Math.max(pitch * 1.35, size * 1.75),
    };
    return { ...line, bullet: hasDot(line, dots) };
  });
  return joinWrappedRows(joinSoftBreaks(lines), limit);
}

/** Where the texts of a region end. */
export function regionRight(segments: Segment[]): number {
  return segments.reduce((most, segment) => Math.max(most, segment.right), 0);
}
