import { lowerRaised } from './lower-raised.ts';
import { type Matrix, multiply } from './matrix.ts';
import { placeAccents } from './place-accents.ts';
import type { Drawing } from './read-drawing.ts';
import type { Run } from './run.ts';
import { spacedWords } from './spaced-words.ts';

type TextItem = { str: string; width: number; transform: number[]; fontName: string; hasEOL: boolean };
function isSpace(item: TextItem): boolean {
  return item.str.trim() === '';
}

/** Whether a string stops where a soft hyphen was; the string may hold less than the letters remembered. */
function endsAt(text: string, letters: string): boolean {
  return letters.length > 0 && text.endsWith(letters.slice(-text.length));
}

/** Runs of spaces drawn as spaces keep columns apart as surely as a gap does: the string is cut there. */
function splitAtWideSpaces(run: Run): Run[] {
  if (!/\S[ \u00a0]{4,}\S/.test(run.text)) return [run];
  const perCharacter = run.width / run.text.length;
  return [...run.text.matchAll(/\S+(?:[ \u00a0]{1,3}\S+)*/g)].map((part) => ({
    ...run,
    text: part[0],
    x: run.x + part.index * perCharacter,
    width: part[0].length * perCharacter,
  }));
}

/** Text drawn twice a hair apart is how some programs make it bold. */
function dropOverprint(runs: Run[]): Run[] {
  const kept = new Map<string, Run[]>();
  return runs.filter((run) => {
    const twins = kept.get(run.text) ?? [];
    const reach = Math.max(1, run.size * 0.12);
    const twin = twins.find((other) => Math.abs(other.x - run.x) <= reach && Math.abs(other.y - run.y) <= reach);
    if (twin) {
      twin.bold = true;
      return false;
    }
    kept.set(run.text, [...twins, run]);
    return true;
  });
}

/**
 * A page's strings in points from the top left, without the ones drawn twice. Text that is turned by a quarter is given
 * apart: it has no place among the lines.
 */
export function pageRuns(
  items: unknown[],
  toPage: Matrix,
  bold: Set<string>,
  drawing: Pick<Drawing, 'softBreaks' | 'drawn'>,
) {
  const { softBreaks } = drawing;
  const unspaced = spacedWords(drawing.drawn);
  const level: Run[] = [];
  const turned: Run[] = [];
  let last: Run | null = null;
  for (const item of items as TextItem[]) {
    if (typeof item.str !== 'string') continue;
    if (isSpace(item)) {
      if (last && item.width > 0) last.spaceAfter = true;
      continue;
    }
    const [a, b, c, d, x, y]: Matrix = multiply(toPage, item.transform);
    const run: Run = {
      text: softBreaks.some((letters) => endsAt(item.str, letters)) ? `${item.str}\u00ad` : unspaced(item.str),
      x,
      y,
      width: item.width,
      size: Math.hypot(c, d) || Math.hypot(a, b) || 1,
      bold: bold.has(item.fontName),
      spaceAfter: /\s$/.test(item.str),
    };
    last = run;
    (Math.abs(b) > Math.abs(a) ? turned : level).push(run);
  }
  return {
    level: lowerRaised(placeAccents(dropOverprint(level))).flatMap(splitAtWideSpaces),
    turned: dropOverprint(turned),
  };
}
