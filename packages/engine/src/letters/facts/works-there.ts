import type { LetterFacts } from './letter-facts.ts';
import { townKey } from './town-key.ts';

/** A job’s head is no longer. */
const longestHead = 300;

/** Whether a job that goes on is told to be in the town of the post: who works there has no town to come to. */
export function worksThere({ input: { cv, offer } }: Pick<LetterFacts, 'input'>): boolean {
  const there = townKey(offer.city ?? '');
  return (
    there !== '' && cv.experiences.some(({ end }, index) => end === 'present' && headOf(index).includes(` ${there} `))
  );

  function headOf(index: number): string {
    const { start = 0, end = 0 } = cv.spans[`experiences.${index}`] ?? {};
    const tasks = cv.spans[`experiences.${index}.bullets.0`]?.start ?? end;
    const until = Math.min(tasks > start ? tasks : end, start + longestHead);
    return ` ${townKey(cv.text.slice(start, until))} `;
  }
}
