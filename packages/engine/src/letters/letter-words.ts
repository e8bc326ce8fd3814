import type { Letter } from '@coach/contracts/letter';
import { countWords } from './french/typeset.ts';

/** How long a letter is to who reads it: from the salutation to the closing. */
export function letterWords({ salutation, paragraphs, closing }: Letter): number {
  const body = paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  return countWords([salutation, ...body, closing].join(' '));
}
