import { expect, it } from 'vitest';
import type { ReadLine } from '../read-lines.ts';
import { moveEdges } from './move-edges.ts';

const height = 842;

function line(text: string, page: number, y: number): ReadLine {
  const look = { fontSize: 10, bold: false, headingLevel: null, bullet: false, x: 50 };
  return { ...look, text, page, y, block: page, origin: 'body' };
}

it('what pages repeat at their edges is told once, footers at the end', () => {
  const moved = moveEdges([
    { height, lines: [line('Ana Blanc', 1, 30), line('Une phrase qui', 1, 700), line('Page 1/2', 1, 820)] },
    { height, lines: [line('Ana Blanc', 2, 30), line('continue.', 2, 100), line('Page 2/2', 2, 820)] },
  ]);
  expect(moved.map((one) => one.text)).toEqual(['Ana Blanc', 'Une phrase qui', 'continue.', 'Page 1/2']);
  expect(moved.map((one) => one.origin)).toEqual(['header', 'body', 'body', 'footer']);
});

it('what stands there once, or is repeated elsewhere, stays', () => {
  const pages = [
    { height, lines: [line('Ana Blanc', 1, 30), line('Caisse', 1, 300), line('Nice', 1, 820)] },
    { height, lines: [line('Suite', 2, 30), line('Caisse', 2, 300)] },
  ];
  expect(moveEdges(pages)).toEqual(pages.flatMap((page) => page.lines));
});

it('two posts, or the rest of a section, at the top of two pages are no header', () => {
  const pages = [2, 3].map((page) => ({
    height,
    lines: [line('Expérience (suite)', page, 50), line(`Vendeuse, ${2022 - page} – ${2023 - page}`, page, 66)],
  }));
  expect(moveEdges(pages)).toEqual(pages.flatMap((page) => page.lines));
});

it('the number of the only page is its foot', () => {
  const pages = [{ height, lines: [line('Caisse', 1, 300), line('CV d’Ana Blanc – page 1', 1, 820)] }];
  expect(moveEdges(pages).map((one) => one.origin)).toEqual(['body', 'footer']);
  const other = [{ height, lines: [line('Caisse', 1, 300), line('Permis B1', 1, 820), line('12', 1, 830)] }];
  expect(moveEdges(other).map((one) => one.origin)).toEqual(['body', 'body', 'body']);
});
