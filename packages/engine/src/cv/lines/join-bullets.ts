import type { Span } from '@coach/contracts/span';
import { continuations } from '../sections/split-entries.ts';
import type { CvLine } from './read-lines.ts';

export type Bullet = { text: string; span: Span };

/** Lines of description as sentences: a bullet with the lines it runs over; « Missions : » alone is left out. */
export function joinBullets(lines: readonly CvLine[]): Bullet[] {
  const joined = continuations(lines);
  const bullets: Bullet[] = [];
  lines.forEach((line, index) => {
    const last = bullets.at(-1);
    if (joined[index] && last) {
      last.text = `${last.text} ${line.text}`;
      last.span.end = line.end;
    } else if (!isLabel(line.text)) {
      bullets.push({ text: line.text, span: { start: line.start, end: line.end } });
    }
  });
  return bullets;
}

function isLabel(text: string): boolean {
  return text.length < 40 && /^\p{Lu}[\p{L} ’'()]{2,36}\s?:$/u.test(text);
}
