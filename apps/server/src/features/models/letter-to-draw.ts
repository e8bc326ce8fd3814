import type { Letter } from '@coach/contracts/letter';
import { byEngine, type WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import type { ModelSources } from './sources.ts';

export type LetterSubject = { letter?: string | undefined };

/** The letter that a model is drawn with: a kept one, or the example. Throws `not_found`. */
export async function letterToDraw(
  context: UserContext,
  sources: ModelSources,
  subject: LetterSubject,
): Promise<{ letter: Letter; writtenBy: WrittenBy }> {
  if (subject.letter) return await sources.letter(context, subject.letter);
  const { exampleLetter } = await import('@coach/documents/examples/example-letter');
  return { letter: exampleLetter, writtenBy: byEngine };
}
