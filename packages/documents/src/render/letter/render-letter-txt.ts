import type { Letter } from '@coach/contracts/letter';
import { letterParts, subjectLabel } from './letter-parts.ts';

/** The letter as plain UTF-8 text. */
export function renderLetterTxt(letter: Letter): Uint8Array {
  const parts = letterParts(letter);
  const blocks = [
    [parts.name, ...parts.details].filter((line) => line !== '').join('\n'),
    parts.recipient.join('\n'),
    parts.placeAndDate,
    parts.subject && `${subjectLabel} ${parts.subject}`,
    parts.salutation,
    ...parts.paragraphs,
    parts.closing,
    parts.signature,
  ];
  return new TextEncoder().encode(`${blocks.filter((block) => block !== '').join('\n\n')}\n`);
}
