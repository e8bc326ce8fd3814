import type { DocumentLine } from '@coach/contracts/document-text';
import type { ReadLines } from '../read-lines.ts';
import { Refusal } from '../refusal.ts';
import { createFlattener } from '../word/flatten-story.ts';
import type { Block } from '../word/story.ts';
import { readFormatting } from './read-formatting.ts';
import { readPieces } from './read-pieces.ts';
import { property, readProperties } from './read-properties.ts';
import { type RangeStory, readRange } from './read-range.ts';
import { readStyleSheet } from './read-style-sheet.ts';
import { openWordFile, type WordFile } from './word-file.ts';

const sectionTable = 6;
const headerTable = 11;
const boxTable = 56;
/** Each section has six stories (even, odd and first headers and footers), after six separators of notes. */
const separators = 6;
const headerStories = [0, 1, 4];
const noList = ['0', '2047'];

type Range = { from: number; to: number };

/** Ranges of characters in the part of headers and footers, each told once. */
function edgeRanges(file: WordFile): { headers: Range[]; footers: Range[] } {
  const table = file.table(headerTable);
  const start = file.extents.body + file.extents.notes;
  const ranges: { headers: Range[]; footers: Range[] } = { headers: [], footers: [] };
  for (let story = separators; (story + 2) * 4 <= table.length; story++) {
    const from = start + table.readUInt32LE(story * 4);
    const to = start + table.readUInt32LE(story * 4 + 4);
    if (to > from) (headerStories.includes(story % 6) ? ranges.headers : ranges.footers).push({ from, to });
  }
  return ranges;
}

function columnCount(file: WordFile): number {
  const table = file.table(sectionTable);
  const sections = Math.max(0, Math.floor((table.length - 4) / 16));
  const counts = Array.from({ length: sections }, (_, section) => {
    const at = table.readUInt32LE((sections + 1) * 4 + section * 12 + 2);
    if (at + 2 > file.main.length) return 1;
    const properties = readProperties(file.main.subarray(at + 2, at + 2 + file.main.readUInt16LE(at)));
    return (properties.get(property.columns) ?? 0) + 1;
  });
  return Math.max(1, ...counts);
}

function sectionCount(file: WordFile): number {
  return Math.max(1, Math.floor((file.table(sectionTable).length - 4) / 16));
}

function boxCount(file: WordFile): number {
  return Math.max(0, Math.floor((file.table(boxTable).length - 4) / 26) - 1);
}

function withoutRepeats(stories: RangeStory[]): Block[][] {
  const texts = new Set<string>();
  return stories
    .filter((story) => {
      const text = JSON.stringify(story.blocks);
      return texts.has(text) ? false : texts.add(text);
    })
    .map((story) => story.blocks);
}

function readWhole(bytes: Uint8Array): ReadLines {
  const file = openWordFile(bytes);
  const pieces = readPieces(file);
  const formatting = readFormatting(file);
  const { body, notes, headers, macros, comments, ends, boxes } = file.extents;
  const boxStart = body + notes + headers + macros + comments + ends;
  const read = ({ from, to }: Range) => readRange(pieces, formatting, from, to);
  const edges = edgeRanges(file);
  const main = read({ from: 0, to: body });
  const order: [DocumentLine['origin'], Block[][]][] = [
    ['header', withoutRepeats(edges.headers.map(read))],
    ['body', [main.blocks]],
    ['textbox', [read({ from: boxStart, to: boxStart + boxes }).blocks]],
    ['footer', withoutRepeats(edges.footers.map(read))],
  ];
  const isListed = (listId: string | null) => listId !== null && !noList.includes(listId);
  const flat = createFlattener({ styles: readStyleSheet(file), isListed });
  for (const [origin, stories] of order) for (const blocks of stories) flat.addApart(blocks, origin);
  const columns = Math.max(columnCount(file), flat.counts.columns);
  const pageCount = Math.max(1, main.pageBreaks + 2 - sectionCount(file));
  const layout = { columns, tables: flat.counts.tables, textBoxes: boxCount(file), images: main.images };
  return { lines: flat.lines, pageCount, layout };
}

/** The old Word format → lines: headers, body, text boxes, footers. Refuses `encrypted`, `macros`, `damaged`. */
export async function readWord(bytes: Uint8Array): Promise<ReadLines> {
  try {
    return readWhole(bytes);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('damaged');
  }
}
