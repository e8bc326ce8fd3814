import type { LetterDraft } from '@coach/contracts/features/letters';
import type { Letter } from '@coach/contracts/letter';

/** A letter as it is edited: '' where a line of the head is left out. */
export type LetterTexts = {
  sender: Record<keyof Letter['sender'], string>;
  recipient: Record<keyof Letter['recipient'], string>;
  placeAndDate: string;
  subject: string;
  salutation: string;
  paragraphs: string[];
  closing: string;
  signature: string;
};

type Paragraph = Letter['paragraphs'][number];

export function paragraphText({ sentences }: Paragraph): string {
  return sentences.map(({ text }) => text).join(' ');
}

export function textsOf(letter: Letter): LetterTexts {
  const { sender, recipient, placeAndDate, subject, salutation, paragraphs, closing, signature } = letter;
  const { fullName, city, phone, email } = sender;
  return {
    sender: { fullName: fullName ?? '', city: city ?? '', phone: phone ?? '', email: email ?? '' },
    recipient: { company: recipient.company ?? '', contact: recipient.contact, city: recipient.city ?? '' },
    placeAndDate,
    subject,
    salutation,
    paragraphs: paragraphs.map(paragraphText),
    closing,
    signature,
  };
}

/** What is to be kept of `now` where it differs from `base`; null where nothing does. Spaces at the ends are none. */
export function draftOf(now: LetterTexts, base: LetterTexts): LetterDraft | null {
  const [next, last] = [keptOf(now), keptOf(base)];
  const changed = (Object.keys(next) as (keyof LetterDraft)[]).filter(
    (part) => JSON.stringify(next[part]) !== JSON.stringify(last[part]),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((part) => [part, next[part]]));
}

/** The whole letter as it is sent to be kept. */
export function keptOf({ sender, recipient, paragraphs, ...lines }: LetterTexts): Required<LetterDraft> {
  const line = (text: string) => text.trim() || null;
  return {
    sender: {
      fullName: line(sender.fullName),
      city: line(sender.city),
      phone: line(sender.phone),
      email: line(sender.email),
    },
    recipient: {
      company: line(recipient.company),
      contact: recipient.contact.trim(),
      city: line(recipient.city),
    },
    placeAndDate: lines.placeAndDate.trim(),
    subject: lines.subject.trim(),
    salutation: lines.salutation.trim(),
    paragraphs: paragraphs.flatMap(paragraphsIn),
    closing: lines.closing.trim(),
    signature: lines.signature.trim(),
  };
}

/** An empty line between two texts makes them two paragraphs; of nothing there is none. */
export function paragraphsIn(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The letter as plain text, in the order a French letter is laid out. */
export function plainText({ sender, recipient, paragraphs, ...lines }: LetterTexts): string {
  const block = (parts: string[]) => parts.filter((part) => part.trim() !== '').join('\n');
  const parts = [
    block([sender.fullName, sender.city, sender.phone, sender.email]),
    block([recipient.company, recipient.contact, recipient.city]),
    lines.placeAndDate,
    lines.subject.trim() === '' ? '' : `Objet\u00a0: ${lines.subject}`,
    lines.salutation,
    ...paragraphs,
    lines.closing,
    lines.signature,
  ];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}
