import type { Letter } from '@coach/contracts/letter';

/** The letter as plain text, in the order a French letter is laid out. */
export function letterText(letter: Letter): string {
  const { sender, recipient } = letter;
  const lines = (parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join('\n');
  return [
    lines([sender.fullName, sender.city, sender.phone, sender.email]),
    lines([recipient.company, recipient.contact, recipient.city]),
    letter.placeAndDate,
    `Objet\u00a0: ${letter.subject}`,
    letter.salutation,
    ...letter.paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')),
    letter.closing,
    letter.signature,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
