import type { ParsedCv } from '@coach/contracts/cv';
import type { Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { type LetterFacts, letterFacts } from '../../letters/facts/letter-facts.ts';
import { atEmployer, calmName } from '../../letters/french/employer-name.ts';
import { startsWithVowel } from '../../letters/french/starts-with-vowel.ts';
import { typeset } from '../../letters/french/typeset.ts';
import { type TradeBank, tradeBankOf } from './bank.ts';
import { noCv } from './no-cv.ts';
import type { Slots } from './pattern.ts';

export type QuestionsInput = {
  cv: ParsedCv | null;
  offer: ParsedOffer;
  seniority: Seniority;
  count: number;
  /** Another choice for the same offer. */
  seed?: number;
  /** YYYY-MM-DD */
  today: string;
};

/** What the questions of one interview are made from. */
export type InterviewFacts = {
  input: QuestionsInput;
  facts: LetterFacts;
  bank: TradeBank;
  /** Slots that every question may use. */
  slots: Slots;
};

export function interviewFacts(input: QuestionsInput): InterviewFacts {
  const { offer, today } = input;
  const facts = letterFacts({ cv: input.cv ?? noCv, offer, today });
  return { input, facts, bank: tradeBankOf(offer, input.cv), slots: slotsFor(facts, offer) };
}

const longestTitle = 70;

function slotsFor({ title }: LetterFacts, offer: ParsedOffer): Slots {
  const slots: Slots = { de_poste: '', chez: 'chez nous' };
  const name = title?.text ?? '';
  if (name.length > 2 && name.length <= longestTitle && !/https?:|www\.|[<>{}[\]@]|\d{5}/.test(name)) {
    const short = name.split(/ [–—|] | \(/)[0] ?? name;
    slots.poste = short;
    slots.de_poste = startsWithVowel(short.toLowerCase()) ? ` d’${short}` : ` de ${short}`;
  }
  const company = typeset(calmName(offer.company ?? ''));
  if (/^\p{L}[\p{L}\d ’&.-]{1,50}$/u.test(company)) slots.chez = atEmployer(company);
  return slots;
}
