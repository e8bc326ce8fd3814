import type { Row } from './row.ts';

/** A row where it stands. */
export type Placed = { row: Row; x: number; y: number; gap: number };

export type Frame = {
  x: number;
  /** Of a page, from 0. */
  top(page: number): number;
  bottom: number;
};

/** Rows that stand on one page. */
function chunkFrom(rows: Row[], start: number): Row[] {
  let end = start;
  while (end < rows.length - 1 && rows[end]?.hold) end += 1;
  return rows.slice(start, end + 1);
}

function heightIn(chunk: Row[], opens: boolean): number {
  return chunk.reduce((sum, row, index) => sum + row.height + (opens && index === 0 ? 0 : row.before), 0);
}

/**
 * Sets rows into a column, page after page; what is held together moves to the next page together, unless no page
 * holds it.
 */
export function placeRows(rows: Row[], frame: Frame): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = frame.top(0);
  let opens = true;
  function put(row: Row): void {
    const gap = opens ? 0 : row.before;
    pages.at(-1)?.push({ row, x: frame.x, y: y + gap, gap });
    y += gap + row.height;
    opens = false;
  }
  function turn(next: Row | undefined): void {
    pages.push([]);
    y = frame.top(pages.length - 1);
    opens = true;
    for (const row of next?.resume?.() ?? []) put(row);
  }
  for (let start = 0; start < rows.length; ) {
    const chunk = chunkFrom(rows, start);
    const room = frame.bottom - frame.top(pages.length);
    if (y + heightIn(chunk, opens) > frame.bottom && !opens && heightIn(chunk, true) <= room) turn(chunk[0]);
    for (const row of chunk) {
      if (!opens && y + row.before + row.height > frame.bottom) turn(row);
      put(row);
    }
    start += chunk.length;
  }
  return pages;
}
