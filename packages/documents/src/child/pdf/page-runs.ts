import { isOver, lengthen, spacedJoints } from './join-spaced.ts';
import { lowerRaised } from './lower-raised.ts';
import { type Matrix, multiply } from './matrix.ts';
import { placeAccents } from './place-accents.ts';
import type { Drawing } from './read-drawing.ts';
import { lostMark, restoreAccents } from './restore-accents.ts';
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

/** The strings of a page in the order they are drawn; those whose letters were set apart are put together. */
class Runs {
  readonly level: Run[] = [];
  readonly turned: Run[] = [];
  readonly #softBreaks: Drawing['softBreaks'];
  readonly #unspaced: (text: string) => string;
  readonly #jointOf: ReturnType<typeof spacedJoints>;
  readonly #apart = new Set<Run>();
  #last: Run | null = null;

  constructor(drawing: Pick<Drawing, 'softBreaks' | 'drawn'>) {
    this.#softBreaks = drawing.softBreaks;
    this.#unspaced = spacedWords(drawing.drawn);
    this.#jointOf = spacedJoints(drawing.drawn);
  }

  addSpace(width: number): void {
    if (this.#last && width > 0) this.#last.spaceAfter = true;
  }

  add(item: TextItem, [a, b, c, d, x, y]: Matrix, bold: boolean): void {
    if (this.#last && isOver(this.#last, { str: item.str, x, y })) {
      this.#last.text += lostMark;
      return;
    }
    const isBroken = this.#softBreaks.some((letters) => endsAt(item.str, letters));
    const text = isBroken ? `${item.str}\u00ad` : this.#unspaced(item.str);
    const size = Math.hypot(c, d) || Math.hypot(a, b) || 1;
    const run: Run = { text, x, y, width: item.width, size, bold, spaceAfter: /\s$/.test(item.str) };
    const isApart = !isBroken && text !== item.str;
    if (!this.#goesOn(run, isApart)) this.#begin(run, isApart, Math.abs(b) > Math.abs(a));
  }

  #begin(run: Run, isApart: boolean, isTurned: boolean): void {
    if (isApart) this.#apart.add(run);
    this.#last = run;
    (isTurned ? this.turned : this.level).push(run);
  }

  /** Puts it at the end of the last one, where the two are parts of one word, or words whose letters are all set apart. */
  #goesOn(run: Run, isApart: boolean): boolean {
    const last = this.#last;
    const wasApart = last !== null && this.#apart.has(last);
    const joint = last && (isApart || wasApart) ? this.#jointOf(last, run) : null;
    if (!last || joint === null || (joint === ' ' && !(isApart && wasApart))) return false;
    lengthen(last, run, joint);
    this.#apart.add(last);
    return true;
  }
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
  const runs = new Runs(drawing);
  for (const item of items as TextItem[]) {
    if (typeof item.str !== 'string') continue;
    if (isSpace(item)) runs.addSpace(item.width);
    else runs.add(item, multiply(toPage, item.transform), bold.has(item.fontName));
  }
  const { level, turned } = runs;
  for (const run of [...level, ...turned]) run.text = restoreAccents(run.text);
  return {
    level: lowerRaised(placeAccents(dropOverprint(level))).flatMap(splitAtWideSpaces),
    turned: dropOverprint(turned),
  };
}
