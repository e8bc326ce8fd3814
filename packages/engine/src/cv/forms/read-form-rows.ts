import { additionsHeading } from '../../match/lines.ts';
import { headingText, isCapitals } from '../lines/heading-style.ts';
import { type CvLine, itemAfter } from '../lines/read-lines.ts';
import { classifyHeading } from '../sections/classify-heading.ts';
import { type FormField, type Label, labelAt, opensLabel } from './form-labels.ts';
import { isPageFoot, nameKey } from './page-feet.ts';

/** A label of a form and what the person wrote beside and below it; a row without a label is a line like any other. */
export type FormRow = { field: FormField | null; label: CvLine[]; content: CvLine[] };

/** What only a form says: « Fonction ou poste occupé », « Nom et adresse de l’employeur ». */
const telling = new Set<FormField | null>(['title', 'activities', 'employer', 'sector', 'degree', 'school', 'level']);
const leastWords = 4;

/** The rows of a CV written in the Europass form; null where its labels are not there. */
export function readFormRows(lines: readonly CvLine[]): FormRow[] | null {
  const found = new Map<number, Labelled>();
  const told: FormField[] = [];
  for (let index = 0; index < lines.length; index++) {
    const labelled = labelledAt(lines, index);
    if (!labelled) continue;
    found.set(index, labelled);
    if (labelled.words >= leastWords && telling.has(labelled.row.field)) told.push(labelled.row.field as FormField);
    index += labelled.lines - 1;
  }
  if (told.length < 3 || new Set(told).size < 2) return null;
  return rowsOf(lines, found);
}

type Labelled = { row: FormRow; words: number; lines: number };

function rowsOf(lines: readonly CvLine[], found: ReadonlyMap<number, Labelled>): FormRow[] {
  const rows: FormRow[] = [];
  const added = lines.findIndex(({ text }) => text === additionsHeading);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as CvLine;
    const isAdded = added >= 0 && index >= added;
    const labelled = isAdded ? undefined : found.get(index);
    const last = rows.at(-1);
    if (labelled) {
      rows.push(labelled.row);
      index += labelled.lines - 1;
    } else if (!isAdded && (isPageFoot(line) || isNameAgain(line, rows))) continue;
    else if (!isAdded && last && takesMore(last) && !isHeading(line, last)) last.content.push(line);
    else rows.push({ field: null, label: [], content: [line] });
  }
  return rows;
}

/** A page of the form repeats the name; below a label that still waits for its answer it is one. */
function isNameAgain(line: CvLine, rows: readonly FormRow[]): boolean {
  const last = rows.at(-1);
  if (line.text.length > 60 || !last || isName(last) || (last.field !== null && last.content.length === 0))
    return false;
  const names = rows.slice(0, mostBefore).filter(isName);
  const key = nameKey(names.map(({ content }) => content[0]?.text ?? '').join(' '));
  return key.includes(' ') && nameKey(line.text) === key;
}

function isName({ field }: FormRow): boolean {
  return field === 'firstName' || field === 'surname';
}

/** Who it is stands among the first rows. */
const mostBefore = 12;

/** An answer has no more lines than that. */
const mostLines = 200;

function takesMore({ field, content }: FormRow): boolean {
  return field !== null && field !== 'section' && field !== 'furniture' && content.length < mostLines;
}

/** « Centres d’intérêt » below the last row. */
function isHeading(line: CvLine, { field }: FormRow): boolean {
  const standsOut =
    (field !== 'activities' && field !== 'subjects') ||
    line.bold ||
    line.gap ||
    line.headingLevel !== null ||
    isCapitals(line.text);
  return standsOut && !line.bullet && line.text.length < 50 && classifyHeading(headingText(line.text)) !== null;
}

/** The label that a line opens on, which may run over the first cells of three lines. */
function labelledAt(lines: readonly CvLine[], index: number): Labelled | null {
  const row: FormRow = { field: null, label: [], content: [] };
  let cells = '';
  for (const [at, line] of lines.slice(index, index + 3).entries()) {
    const before = cells === '' ? 0 : cells.length + 1;
    const whole = cells === '' ? line.text : `${cells} ${line.text}`;
    if (line.bullet) return null;
    const label = labelAt(whole);
    if (label && label.end > before && closes(whole, label))
      return closed(row, line, before, { whole, label, lines: at + 1 });
    const cell = firstCell(line.text);
    cells = whole.slice(0, before + cell.length);
    if (!opensLabel(cells)) return null;
    row.label.push(upTo(line, cell.length));
    const beside = itemAfter(line, cell.length);
    if (beside) row.content.push(beside);
  }
  return null;
}

type Closing = { whole: string; label: Label; lines: number };

/** The row of a label whose last word stands in this line, from `before` on in the words of the whole label. */
function closed({ label: parts, content }: FormRow, line: CvLine, before: number, found: Closing): Labelled | null {
  const { end, field, words } = found.label;
  const rest = itemAfter(line, end - before + (mark.exec(found.whole.slice(end))?.[0].length ?? 0));
  const label = [...parts, upTo(line, end - before)];
  const row = { field, label, content: rest ? [...content, rest] : content };
  return fits(row) ? { row, words, lines: found.lines } : null;
}

/** A heading of the form, « Formation », has nothing beside it, but for « Information complémentaire ». */
function fits({ field, content, label }: FormRow): boolean {
  return field !== 'section' || content.length === 0 || /information/iu.test(label[0]?.text ?? '');
}

function upTo(line: CvLine, length: number): CvLine {
  return { ...line, text: line.text.slice(0, length), end: line.start + length };
}

function firstCell(text: string): string {
  return text.split(/\t| {2,}/, 1)[0] as string;
}

/** What stands between a label and its content: « : », a tab, « (*) ». */
const mark = /^\s*(?:\(\*\))?\s*:?\s*/u;

/** A label ends its cell; one of many words may have its content right behind it. */
function closes(text: string, { end, words }: Label): boolean {
  const behind = text.slice(end);
  return words >= leastWords ? /^(?:$|[\s:(])/.test(behind) : /^(?: ?\(\*\))?(?:$|\t| {2,}|\s?:)/.test(behind);
}
