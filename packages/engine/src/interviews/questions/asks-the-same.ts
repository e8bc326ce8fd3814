import { meaningfulStems } from '../../match/word-index.ts';
import { foldText } from '../../text/fold-text.ts';

/** From this share of telling words on, two questions ask one thing. */
const tooAlike = 0.8;
/** « Parlez-moi de vous » has hardly any telling word: such questions are compared by their letters. */
const leastStems = 3;

/** Whether one would be asked the same thing twice. Never throws. */
export function asksTheSame(one: string, other: string): boolean {
  if (lettersOf(one) === lettersOf(other)) return true;
  const [stems, others] = [new Set(meaningfulStems(one)), new Set(meaningfulStems(other))];
  const least = Math.min(stems.size, others.size);
  if (least < leastStems) return false;
  const shared = [...stems].filter((stem) => others.has(stem)).length;
  return shared / least >= tooAlike;
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
