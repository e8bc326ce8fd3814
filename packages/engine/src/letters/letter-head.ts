import type { Letter } from '@coach/contracts/letter';
import { agencyIn } from './facts/agency-in.ts';
import type { LetterFacts } from './facts/letter-facts.ts';
import { readRecipient } from './facts/read-recipient.ts';
import { calmName } from './french/employer-name.ts';
import { withDe } from './french/link-words.ts';
import { spokenDay } from './french/spoken-period.ts';
import { capitalised, typeset } from './french/typeset.ts';
import type { Voice } from './voice.ts';
import type { WriteLetterInput } from './write-letter.ts';

export type Head = Omit<Letter, 'paragraphs' | 'missing' | 'words'>;

/** Everything around the body: sender, recipient, place and date, subject, salutation, closing, signature. */
export function headOf(facts: LetterFacts, input: WriteLetterInput, voice: Voice, turn: number): Head {
  const { cv, offer, today } = input;
  const { contact } = cv;
  const recipient = readRecipient(offer.text);
  // Whoever recruits for a client is written to.
  const read = agencyIn(offer.text) ?? offer.company;
  const company = input.company?.trim() || (read && calmName(read));
  const reference = referenceIn(offer.text.slice(0, 20_000));
  const name = facts.title ? `Candidature au poste ${withDe(facts.title.text)}` : 'Candidature';
  const closing = voice.closings[turn % Math.max(1, voice.closings.length)];
  const date = spokenDay(today);
  const contract = offer.contract && !/public/i.test(offer.contract) ? typeset(offer.contract) : null;
  return {
    tone: input.tone,
    sender: {
      fullName: contact.fullName,
      city: contact.city,
      phone: printedPhone(contact.phone),
      email: contact.email,
    },
    recipient: { company: company ? typeset(company) : null, contact: recipient.contact, city: offer.city },
    placeAndDate: contact.city ? `${contact.city}, ${date}` : capitalised(date),
    subject: [
      name,
      contract ? ` – ${contract}` : '',
      reference ? ` (référence ${reference.replace(/[.-]+$/, '')})` : '',
    ].join(''),
    salutation: `${recipient.address},`,
    closing: closing ? closing(recipient.address) : '',
    signature: contact.fullName ?? '',
  };
}

/** The employer's own reference first, then any with a figure in it, then « sous réf. DP-BA ». */
const references = [
  /(?<!\p{L})r[ée]f(?:[ée]rence)?\.? (?:soci[ée]t[ée]|entreprise|interne|employeur|client)\s?:\s?((?=\S*[\d/_-])[\p{Lu}\d][\p{L}\d/_.-]{2,24})/iu,
  /(?<!\p{L})(?:r[ée]f(?:[ée]rence)?\.?(?: de l['’]offre)?\s?(?:n°\s?)?(?::|(?=(?=\S*\d)[\p{Lu}\d]))|(?<=sous la )référence|offre\s?n°)\s?([\p{Lu}\d](?=\S*\d)[\p{L}\d/_.-]{2,24})/iu,
  /(?<!\p{L})sous (?:la )?r[ée]f(?:[ée]rence)?\.? (?:n° ?)?(\p{Lu}[\p{Lu}\d]*[/_-][\p{Lu}\d/_-]{1,20})(?!\p{L})/u,
];

function referenceIn(text: string): string | null {
  for (const pattern of references) {
    const found = pattern.exec(text)?.[1];
    if (found) return found;
  }
  return null;
}

/** « 06 39 98 12 34 » from E.164; numbers of other countries stay as they are. */
function printedPhone(phone: string | null): string | null {
  const national = /^\+33(\d{9})$/.exec(phone ?? '')?.[1];
  return national ? (`0${national}`.match(/\d{2}/g) ?? []).join('\u00a0') : phone;
}
