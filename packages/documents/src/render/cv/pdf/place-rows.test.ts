import { expect, it } from 'vitest';
import { placeRows } from './place-rows.ts';
import type { Row } from './row.ts';

const row = (height: number, hold = false, resume?: () => Row[]): Row => ({
  height,
  before: 5,
  hold,
  paint: () => {},
  ...(resume ? { resume } : {}),
});
const frame = { x: 0, top: () => 50, bottom: 250 };

it('no row that is held to the next ends a page, and none goes over its end', () => {
  const rows = Array.from({ length: 60 }, (_, index) => row(10 + ((index * 7) % 23), index % 4 < 2));
  const pages = placeRows(rows, frame);
  expect(pages.flat().map((placed) => placed.row)).toEqual(rows);
  for (const page of pages) {
    expect(page.at(-1)?.row.hold).toBe(false);
    for (const { y, row: placed } of page) expect(y + placed.height).toBeLessThanOrEqual(frame.bottom);
  }
});

it('what no page holds together is parted, and a section says that it goes on', () => {
  const title = row(12, true);
  const rows = Array.from({ length: 12 }, (_, index) => row(20, index < 11, () => [title]));
  const pages = placeRows(rows, frame);
  expect(pages).toHaveLength(2);
  expect(pages.map((page) => page[0]?.row)).toEqual([rows[0], title]);
});
