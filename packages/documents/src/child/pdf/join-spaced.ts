import { lostMark } from './restore-accents.ts';
import { type Run, right } from './run.ts';

/** In the size of the letters: letters set apart are closer. */
const widestGap = 0.5;
/** How many letters on each side tell a place in the text. */
const remembered = 8;

type Placed = Pick<Run, 'text' | 'x' | 'y' | 'width' | 'size' | 'bold' | 'spaceAfter'>;

/**
 * Whether letters that stand apart go on with the string before, « D » in large and « OMAINES » in small capitals: side by
 * side on one line, and drawn with no space between.
 */
export function goesOnSpaced(before: Placed, run: Placed, drawn: string): boolean {
  const size = Math.max(before.size, run.size);
  const gap = run.x - right(before);
  if (Math.abs(run.y - before.y) > 0.5 || gap < -0.2 * size || gap > widestGap * size) return false;
  const seam = bare(before.text).slice(-remembered) + bare(run.text).slice(0, remembered);
  return bare(drawn).includes(seam);
}

/** Puts a run at the end of the one before. */
export function lengthen(before: Placed, run: Placed): void {
  before.bold = run.text.length > before.text.length ? run.bold : before.bold;
  before.text += run.text;
  before.width = right(run) - before.x;
  before.size = Math.max(before.size, run.size);
  before.spaceAfter = run.spaceAfter;
}

/** Whether a mark that the font does not name is drawn over the last letter of a run. */
export function isOver(
  before: Pick<Run, 'x' | 'y' | 'width' | 'size'>,
  mark: { str: string; x: number; y: number },
): boolean {
  if (mark.str !== lostMark) return false;
  return mark.x > before.x && mark.x < before.x + before.width && Math.abs(mark.y - before.y) < before.size * 0.6;
}

/** Without accents, and without the marks that stand for them. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/[\p{M}\0]/gu, '');
}
