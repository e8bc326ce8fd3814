import type { MotivationLetterResponse, NewLetter } from '@coach/contracts/features/letters';
import type { UserContext } from '../../context.ts';
import { loadEngine } from '../../ports/engine.ts';
import { remainingUnits } from '../usage/read-usage.ts';
import { presentLetter } from './present-letter.ts';
import { type LetterSources, writeMotivationLetter } from './write-motivation-letter.ts';

/** The spec’s answer of `motivation-letter`. */
export async function answerLetter(
  context: UserContext,
  sources: LetterSources,
  request: NewLetter,
): Promise<MotivationLetterResponse> {
  const written = await writeMotivationLetter(context, sources, request);
  const [{ letterText }, remainingLetters, detail] = await Promise.all([
    loadEngine(),
    remainingUnits(context, 'motivation_letter'),
    presentLetter(context, written),
  ]);
  return { letter: letterText(written.letter), letterId: written.id, remainingLetters, detail };
}
