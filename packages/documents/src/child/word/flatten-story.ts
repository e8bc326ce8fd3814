import type { DocumentLine } from '@coach/contracts/document-text';
import { dateWords } from '../date-words.ts';
import { isLevel } from '../is-level.ts';
import type { ReadLine } from '../read-lines.ts';

import type { Block, Paragraph, Table, TextRun } from './story.ts';
import { resolveStyle, type StyleSheet } from './styles.ts';

export type Look = { styles: StyleSheet; isListed: (listId: string | null, level: number) => boolean };
type Origin = DocumentLine['origin'];

const dateLike = /(?<!\d)(19|20)\d{2}(?!\d)|(?<!\d)\d{1,2}\/\d{2,4}(?!\d)|pr[ée]sent\b|aujourd|en cours/i;

/** In letters: what is longer tells what was done. */
const longestCell = 70;
const longestHead = 45;

function isFilled(paragraph: Paragraph): boolean {
  return paragraph.runs.some((run) => run.text.trim() !== '');
}

function filledParagraphs(blocks: Block[]): Paragraph[] {
  return blocks.filter((block) => block.kind === 'paragraph').filter(isFilled);
}

function hasContent(blocks: Block[]): boolean {
  return blocks.some((block) => block.kind === 'table' || block.boxes.length > 0 || isFilled(block));
}

function isPlain(cell: Block[]): boolean {
  return cell.every((block) => block.kind === 'paragraph' && block.boxes.length === 0);
}

function wordsOf(paragraph: Paragraph): string {
  return paragraph.runs.map((run) => run.text).join('');
}

/** « 2019 – 2021 » over one paragraph or several; alone in its cell where more than one cell has several. */
function isDateLabel(paragraphs: Paragraph[] = [], flows: number): boolean {
  const text = paragraphs.map(wordsOf).join(' ');
  const mayTellMore = paragraphs.length === 1 && flows === 1;
  return dateLike.test(text) && (mayTellMore || text.replace(dateWords, '') === '');
}

/** « Langues » beside « Anglais : B2 » over « Espagnol : A2 », by line breaks: a row without a date is read cell by cell. */
function isBroken(parts: Paragraph[][]): boolean {
  const texts = parts.map((paragraphs) => paragraphs.map(wordsOf).join(' ').trim());
  return texts.slice(1).some((text) => text.includes('\n')) && !texts.some((text) => dateLike.test(text));
}

/** « Logi-Mode, Dourges » over « (intérim) » is one line. */
function joinNotes(cell: ReadLine[]): ReadLine[] {
  const joined: ReadLine[] = [];
  for (const line of cell) {
    const above = joined.at(-1);
    if (above && /^\s*\(.*\)\s*$/.test(line.text)) above.text = `${above.text.trimEnd()} ${line.text.trim()}`;
    else joined.push({ ...line });
  }
  return joined;
}

function isLong(line: ReadLine | undefined): boolean {
  return (line?.text.length ?? 0) > longestCell;
}

function isItem(line: ReadLine | undefined): boolean {
  return line !== undefined && (line.bullet || /^\s*[-–•*▪·]\s/.test(line.text));
}

/** « 03/2019 », « – 06/2021 ». */
function isDate({ text }: ReadLine): boolean {
  return text.trim().length > 3 && text.replace(dateWords, '') === '';
}

function isHead(line: ReadLine): boolean {
  return !isItem(line) && line.text.length <= longestHead;
}

/**
 * The lines of a row: « 2019 | a post | what was done », the first of each cell, then what follows them. Dates over two
 * lines both stand first, as « 2019 / Vendeuse / Maison Durand » does; a list, or what stands beside an employer under the
 * post, follows.
 */
function splitRow(cells: ReadLine[][]): { head: ReadLine[]; rest: ReadLine[] } {
  const head: ReadLine[] = [];
  const rest: ReadLine[] = [];
  cells.map(joinNotes).forEach((cell, index, all) => {
    const opens =
      cell.length > 0 &&
      all.slice(1, index).every((before) => before.length < 2 || before.every(isDate)) &&
      !isItem(cell[0]) &&
      !(index > 1 && isLong(cell[0]));
    const isWhole = cell.every(isDate) || (index === 0 && cell.every(isHead));
    const first = opens ? (isWhole ? cell.length : 1) : 0;
    head.push(...cell.slice(0, first));
    rest.push(...cell.slice(first));
  });
  return { head, rest };
}

/** « Formation | Bac pro, Le Mans, 2019 »: the first cell names what the second says, and is a line of its own. */
function isTitleOf(lead: ReadLine, others: ReadLine[]): boolean {
  if (others.length === 0 || /\d/.test(lead.text)) return false;
  const stands = lead.headingLevel !== null || (lead.bold && others.every((line) => !line.bold));
  return stands && others.every((line) => line.text.length > lead.text.length);
}

/** « Français | Anglais » over « langue maternelle | C1 »: each language with its level. */
function levelsBeside(rows: Block[][][]): Block[][][] {
  const [names, levels, ...others] = rows;
  if (!names || !levels || others.length > 0 || names.length !== levels.length || names.length < 2) return rows;
  const told = (cell: Block[]) => filledParagraphs(cell).map(({ runs }) => runs.map(({ text }) => text).join(''));
  const areLevels = levels.every((cell) => isPlain(cell) && isLevel(told(cell).join(' ')));
  const areNames = names.every((cell) => isPlain(cell) && told(cell).length === 1 && !isLevel(told(cell).join(' ')));
  return areLevels && areNames ? names.map((name, place) => [name, levels[place] as Block[]]) : rows;
}

function splitRuns(runs: TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ ...run, text });
    });
  }
  return lines;
}

function letters(run: TextRun): number {
  return run.text.trim().length;
}

/** Turns paragraphs and tables into lines, in the order in which a person reads them. */
export function createFlattener(look: Look) {
  const lines: ReadLine[] = [];
  const counts = { tables: 0, textBoxes: 0, columns: 1 };
  let block = 0;

  function pieceLine(runs: TextRun[], paragraph: Paragraph, origin: Origin): ReadLine {
    const style = resolveStyle(look.styles, paragraph.styleId);
    const headingLevel = paragraph.outline ?? style.headingLevel;
    const total = runs.reduce((sum, run) => sum + letters(run), 0);
    const bold = runs.reduce((sum, run) => sum + ((run.bold ?? style.bold) ? letters(run) : 0), 0);
    const main = runs.reduce<TextRun | null>((best, run) => (best && letters(best) >= letters(run) ? best : run), null);
    const level = paragraph.listLevel ?? style.listLevel;
    return {
      text: runs.map((run) => run.text).join(''),
      page: paragraph.page,
      block,
      origin,
      fontSize: main?.size ?? style.size,
      bold: total > 0 && bold > total * 0.6,
      headingLevel,
      bullet: headingLevel === null && look.isListed(paragraph.listId ?? style.listId, level),
      x: null,
      y: null,
    };
  }

  function paragraphLines(paragraph: Paragraph, origin: Origin): ReadLine[] {
    const pieces = splitRuns(paragraph.runs).map((runs) => pieceLine(runs, paragraph, origin));
    const filled = pieces.filter((line) => line.text.trim() !== '');
    return filled.map((line, index) => (index > 0 ? { ...line, bullet: false } : line));
  }

  function addParagraph(paragraph: Paragraph, origin: Origin): void {
    const own = paragraphLines(paragraph, origin);
    if (own.length === 0 || own[0]?.headingLevel) block += 1;
    lines.push(...own.map((line) => ({ ...line, block })));
    for (const box of paragraph.boxes) {
      counts.textBoxes += 1;
      addApart(box, 'textbox');
    }
  }

  function addApart(blocks: Block[], origin: Origin): void {
    block += 1;
    addBlocks(blocks, origin);
    block += 1;
  }

  /** « 2019 | a post | what was done »: the cells of the row's first line, joined by tabs, then what follows them. */
  function addJoined(parts: Paragraph[][], origin: Origin): void {
    const head = parts.flatMap(([paragraph]) => (paragraph ? paragraphLines(paragraph, origin) : []));
    const [lead, ...others] = head;
    if (!lead) return;
    if (isTitleOf(lead, others)) {
      block += 1;
      lines.push(...head.map((line) => ({ ...line, block })));
      return;
    }
    const cells = parts.map((paragraphs) => paragraphs.flatMap((paragraph) => paragraphLines(paragraph, origin)));
    const row = splitRow(cells);
    const text = row.head.map((line) => line.text.trim()).join('\t');
    lines.push({ ...(row.head[0] ?? lead), text, bold: row.head.every((line) => line.bold), block });
    for (const line of row.rest) {
      if (line.headingLevel) block += 1;
      lines.push({ ...line, block });
    }
  }

  function addRow(cells: Block[][], origin: Origin): void {
    const filled = cells.filter(hasContent);
    const parts = filled.map(filledParagraphs);
    const flows = parts.filter((paragraphs) => paragraphs.length > 1).length;
    if (flows > 1) counts.columns = Math.max(counts.columns, flows);
    if (filled.every(isPlain) && (flows === 0 ? !isBroken(parts) : isDateLabel(parts[0], flows)))
      addJoined(parts, origin);
    else for (const cell of filled) addApart(cell, origin);
  }

  function addTable(table: Table, origin: Origin): void {
    counts.tables += 1;
    block += 1;
    for (const row of levelsBeside(table.rows)) addRow(row, origin === 'body' ? 'table' : origin);
    block += 1;
  }

  function addBlocks(blocks: Block[], origin: Origin): void {
    for (const one of blocks) {
      if (one.kind === 'table') addTable(one, origin);
      else addParagraph(one, origin);
    }
  }

  return { lines, counts, addApart };
}
