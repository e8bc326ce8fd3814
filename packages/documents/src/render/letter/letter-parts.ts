import type { Letter } from '@coach/contracts/letter';
import { plainText } from '../plain-text.ts';

/** What stands on the page, in its order, without what cannot be drawn. */
export type LetterParts = {
  sender: string[];
  recipient: string[];
  placeAndDate: string;
  subject: string;
  salutation: string;
  paragraphs: string[];
  closing: string;
  signature: string;
};

/** The texts of a letter as every format prints them. */
export function letterParts(letter: Letter): LetterParts {
  const { sender, recipient } = letter;
  return {
    sender: filled([sender.fullName, sender.city, sender.phone, sender.email]),
    recipient: filled([recipient.company, recipient.contact, recipient.city]),
    placeAndDate: plainText(letter.placeAndDate),
    subject: `Objet\u00a0: ${plainText(letter.subject)}`,
    salutation: plainText(letter.salutation),
    paragraphs: filled(letter.paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))),
    closing: plainText(letter.closing),
    signature: plainText(letter.signature),
  };
}

function filled(texts: (string | null)[]): string[] {
  return texts.map((text) => plainText(text ?? '')).filter((text) => text !== '');
}
