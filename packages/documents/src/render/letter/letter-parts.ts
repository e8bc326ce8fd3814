import type { Letter } from '@coach/contracts/letter';
import { plainText } from '../plain-text.ts';

/** What stands on the page, in its order, without what cannot be drawn. Paragraphs may hold line breaks. */
export type LetterParts = {
  name: string;
  details: string[];
  recipient: string[];
  placeAndDate: string;
  subject: string;
  salutation: string;
  paragraphs: string[];
  closing: string;
  signature: string;
};

/** What stands before the subject. */
export const subjectLabel = 'Objet\u00a0:';

/** The texts of a letter as every format prints them. */
export function letterParts(letter: Letter): LetterParts {
  const { sender, recipient } = letter;
  return {
    name: plainText(sender.fullName ?? ''),
    details: filled([sender.city, sender.phone, sender.email]),
    recipient: filled([recipient.company, recipient.contact, recipient.city]),
    placeAndDate: plainText(letter.placeAndDate),
    subject: plainText(letter.subject).replace(/(réf\.|n°) /giu, '$1\u00a0'),
    salutation: plainText(letter.salutation),
    paragraphs: letter.paragraphs.flatMap(({ sentences }) => broken(sentences.map(({ text }) => text).join(' '))),
    closing: plainText(letter.closing),
    signature: plainText(letter.signature),
  };
}

/** An empty line parts two paragraphs; a line break of the person's own stays one. */
function broken(paragraph: string): string[] {
  const lines = paragraph.split(/\r\n|[\r\n\u2028\u2029]/).map(plainText);
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((text) => text.replace(/^\n|\n$/g, ''))
    .filter((text) => text !== '');
}

function filled(texts: (string | null)[]): string[] {
  return texts.map((text) => plainText(text ?? '')).filter((text) => text !== '');
}
