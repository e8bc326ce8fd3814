import type { Letter } from '@coach/contracts/letter';
import type { UserContext } from '../../context.ts';
import type { ModelSources } from './sources.ts';

export type LetterSubject = { letter?: string | undefined };

/** The letter that a model is drawn with: a kept one, or the example. Throws `not_found`. */
export async function letterToDraw(
  context: UserContext,
  sources: ModelSources,
  subject: LetterSubject,
): Promise<Letter> {
  if (subject.letter) return (await sources.letter(context, subject.letter)).letter;
  const { exampleLetter } = await import('@coach/documents/examples/example-letter');
  return exampleLetter;
}
