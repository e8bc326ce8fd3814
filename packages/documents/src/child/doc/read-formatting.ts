import { readProperties } from './read-properties.ts';
import type { WordFile } from './word-file.ts';

/** Bytes `from` to `to` of the main stream, and the properties they were given. */
export type FormatRun = { from: number; to: number; style: number; properties: Map<number, number> };

const characterTable = 12;
const paragraphTable = 13;
const pageSize = 512;

/** The numbers of the 512-byte pages that a table lists. */
function pageNumbers(table: Buffer): number[] {
  const count = Math.max(0, Math.floor((table.length - 4) / 8));
  return Array.from({ length: count }, (_, index) => table.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff);
}

function characterProperties(page: Buffer, runs: number, run: number): Buffer {
  const at = (page[(runs + 1) * 4 + run] ?? 0) * 2;
  return at === 0 ? page.subarray(0, 0) : page.subarray(at + 1, at + 1 + (page[at] ?? 0));
}

/** The style's number, then the properties. */
function paragraphProperties(page: Buffer, runs: number, run: number): Buffer {
  const at = (page[(runs + 1) * 4 + run * 13] ?? 0) * 2;
  if (at === 0) return page.subarray(0, 0);
  const words = page[at] ?? 0;
  return words > 0 ? page.subarray(at + 1, at + 2 * words) : page.subarray(at + 2, at + 2 + 2 * (page[at + 1] ?? 0));
}

function readPages(file: WordFile, table: number, isParagraph: boolean): FormatRun[] {
  return pageNumbers(file.table(table)).flatMap((number) => {
    const page = file.main.subarray(number * pageSize, (number + 1) * pageSize);
    if (page.length < pageSize) return [];
    const runs = Math.min(page[pageSize - 1] ?? 0, 101);
    return Array.from({ length: runs }, (_, run): FormatRun => {
      const bytes = isParagraph ? paragraphProperties(page, runs, run) : characterProperties(page, runs, run);
      const hasStyle = isParagraph && bytes.length >= 2;
      return {
        from: page.readUInt32LE(run * 4),
        to: page.readUInt32LE(run * 4 + 4),
        style: hasStyle ? bytes.readUInt16LE(0) : 0,
        properties: readProperties(hasStyle ? bytes.subarray(2) : bytes),
      };
    });
  });
}

/** Finds the run at a byte; runs are asked for in order mostly, so the last answer is tried first. */
function createLookup(runs: FormatRun[]): (offset: number) => FormatRun | null {
  const sorted = runs.sort((a, b) => a.from - b.from);
  let last: FormatRun | null = null;
  return (offset) => {
    if (last && offset >= last.from && offset < last.to) return last;
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((sorted[middle]?.from ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const found = sorted[low];
    last = found && offset >= found.from && offset < found.to ? found : null;
    return last;
  };
}

/** What the paragraph, and the characters, at a byte of the main stream look like. */
export function readFormatting(file: WordFile) {
  return {
    paragraphAt: createLookup(readPages(file, paragraphTable, true)),
    charactersAt: createLookup(readPages(file, characterTable, false)),
  };
}

export type Formatting = ReturnType<typeof readFormatting>;
