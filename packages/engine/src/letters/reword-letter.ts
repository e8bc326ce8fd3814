import type { Letter } from '@coach/contracts/letter';
import { evidenceFinder } from './evidence-of-sentence.ts';
import type { LetterInput } from './facts/letter-facts.ts';
import { reviseLetter } from './revise-letter.ts';

type Reworded = Pick<LetterInput, 'cv' | 'offer' | 'extra'> & {
  letter: Letter;
  body: { subject: string; paragraphs: string[] };
};

/**
 * The letter with a body that others worded. Head, salutation and closing stay; a sentence that stands as it was keeps
 * its evidence, any other points at the lines it tells, where there are some. Never throws.
 */
export function rewordLetter({ letter, body, cv, offer, extra }: Reworded): Letter {
  const reworded = reviseLetter({ letter, draft: body });
  const find = evidenceFinder({ cv: cv.text, offer: offer.text, extra: extra ?? '' });
  const paragraphs = reworded.paragraphs.map(({ role, sentences }) => ({
    role,
    sentences: sentences.map(({ text, evidence }) => ({ text, evidence: evidence.length > 0 ? evidence : find(text) })),
  }));
  return { ...reworded, paragraphs };
}
