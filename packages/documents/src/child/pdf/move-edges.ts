import type { ReadLine } from '../read-lines.ts';

/** A page's lines and height, in points. */
export type PageLines = { height: number; lines: ReadLine[] };

/** Of the page's height, from its top and from its bottom. */
const edge = 0.09;

/** « Expériences (suite) » heads the rest of its section, on however many pages. */
const resumes = /\(suite\)$/i;

function edgeOf(line: ReadLine, height: number): 'header' | 'footer' | null {
  if (line.y === null || resumes.test(line.text.trim())) return null;
  return line.y < height * edge ? 'header' : line.y > height * (1 - edge) ? 'footer' : null;
}

/** « Page 1/2 » and « Page 2/2 » are the same line; « Vendeuse, 2019 » and « Vendeuse, 2016 » are two posts. */
function keyOf(line: ReadLine): string {
  const text = line.text.replace(new RegExp(`(?<!\\d)0?${line.page}(?!\\d)`), '#');
  return `${text.trim()} ${Math.round((line.y ?? 0) / 6)}`;
}

/** « 2 », « CV de Jeanne Roy – page 1 » at the foot of the only page, or of one that none resembles. */
function isNumbered(line: ReadLine): boolean {
  const number = /(?:^|page )(\d{1,2})(?: ?(?:\/|sur|of) ?\d{1,2})?$/i.exec(line.text.trim())?.[1];
  return number !== undefined && Number(number) === line.page;
}

function repeatedEdges(pages: PageLines[]): Set<string> {
  const pagesOf = new Map<string, number>();
  for (const { height, lines } of pages) {
    const keys = new Set(lines.filter((line) => edgeOf(line, height)).map(keyOf));
    for (const key of keys) pagesOf.set(key, (pagesOf.get(key) ?? 0) + 1);
  }
  return new Set([...pagesOf].filter(([, count]) => count > 1).map(([key]) => key));
}

/**
 * What each page repeats at its top or bottom is told once: a header where it first stands, a footer at the end. So a
 * sentence that goes on over a page is not cut by it.
 */
export function moveEdges(pages: PageLines[]): ReadLine[] {
  const repeated = repeatedEdges(pages);
  const told = new Set<string>();
  const place = (line: ReadLine, height: number): ReadLine | null => {
    const origin = edgeOf(line, height);
    const key = keyOf(line);
    if (!origin || !(repeated.has(key) || (origin === 'footer' && isNumbered(line)))) return line;
    if (told.has(key)) return null;
    told.add(key);
    return { ...line, origin };
  };
  const placed = pages.flatMap(({ height, lines }) => lines.map((line) => place(line, height)));
  const kept = placed.filter((line) => line !== null);
  const body = kept.filter((line) => line.origin !== 'footer');
  const block = Math.max(0, ...body.map((line) => line.block)) + 1;
  return [...body, ...kept.filter((line) => line.origin === 'footer').map((line) => ({ ...line, block }))];
}
