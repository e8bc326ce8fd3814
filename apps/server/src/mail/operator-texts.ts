import { productName } from '@coach/contracts/brand';
import { linesOf } from './lines-of.ts';
import type { OperatorRequest } from './mail.ts';
import type { Written } from './mail-texts.ts';

/** What the operator reads of a person’s request, in French. */
export function writeOperatorRequest({ topic, about, from, text }: OperatorRequest): Written {
  const who = from.fullName.replaceAll(/\s+/g, ' ').trim();
  return {
    subject: `${topic} – ${productName}`,
    paragraphs: {
      before: [
        `${topic}${about ? `, à propos de «\u202f${about}\u202f»` : ''}, de ${who} (${from.email})\u00a0:`,
        ...linesOf(text),
      ],
      after: ['Répondez à ce message pour écrire à cette personne.'],
    },
    action: null,
  };
}
