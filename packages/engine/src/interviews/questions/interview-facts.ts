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

function slotsFor({ shortTitle }: LetterFacts, offer: ParsedOffer): Slots {
  const slots: Slots = { de_poste: '', chez: 'chez nous' };
  const name = shortTitle?.text ?? '';
  if (name.length > 2 && name.length <= longestTitle && !/https?:|www\.|[<>{}[\]@]|\d{5}/.test(name)) {
    slots.poste = name;
    slots.de_poste = ` ${withOf(name)}`;
  }
  const company = typeset(calmName(offer.company ?? ''));
  if (/^\p{L}[\p{L}\d ’&.-]{1,50}$/u.test(company))
    slots.chez = atEmployer(company).replace(/^à L’(?=\p{Ll})/u, 'à l’');
  return slots;
}

/** « d’aide-soignante », « de cariste ». */
export function withOf(name: string): string {
  return startsWithVowel(name.charAt(0).toLowerCase() + name.slice(1)) ? `d’${name}` : `de ${name}`;
}
