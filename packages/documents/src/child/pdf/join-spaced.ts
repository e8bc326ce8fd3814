import { lostMark } from './restore-accents.ts';
import { type Run, right } from './run.ts';

/** In the size of the letters: letters set apart are closer, and so are words of them. */
const widestGap = 0.5;
const widestWordGap = 1.4;
/** How many letters on each side tell a place in the text. */
const remembered = 8;

/**
 * What stands between a string and one that goes on with it where letters are set apart: nothing between « D » in large and
 * « OMAINES » in small capitals, a space between two words of a heading, as the page draws them. Null for what is apart.
 */
export function spacedJoints(drawn: string): (before: Run, run: Run) => '' | ' ' | null {
  let page: string | null = null;
  return (before, run) => {
    const size = Math.max(before.size, run.size);
    const gap = run.x - right(before);
    if (Math.abs(run.y - before.y) > 0.5 || gap < -0.2 * size || gap > widestWordGap * size) return null;
    const end = bare(before.text.slice(-4 * remembered)).slice(-remembered);
    const start = bare(run.text.slice(0, 4 * remembered)).slice(0, remembered);
    page ??= bare(drawn);
    if (gap <= widestGap * size && page.includes(end + start)) return '';
    return before.size === run.size && page.includes(`${end} ${start}`) ? ' ' : null;
  };
}

/** Puts a run at the end of the one before. */
export function lengthen(before: Run, run: Run, joint: '' | ' '): void {
  before.bold = run.text.length > before.text.length ? run.bold : before.bold;
  before.text += joint + run.text;
  before.width = right(run) - before.x;
  before.size = Math.max(before.size, run.size);
  before.spaceAfter = run.spaceAfter;
}

/** Whether a mark that the font does not name is drawn over a run: it belongs to the letter drawn last. */
export function isOver(before: Run, mark: { str: string; x: number; y: number }): boolean {
  if (mark.str !== lostMark) return false;
  return mark.x > before.x && mark.x < right(before) && Math.abs(mark.y - before.y) < before.size * 0.6;
}

/** Without accents, and without the marks that stand for them. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/[\p{M}\0]/gu, '');
}
