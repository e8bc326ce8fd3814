import type { ParsedCv } from '@coach/contracts/cv';
import type { Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { type LetterFacts, letterFacts } from '../../letters/facts/letter-facts.ts';
import { actionOf, isNoun } from '../../letters/french/actions.ts';
import { atEmployer, calmName } from '../../letters/french/employer-name.ts';
import { genderOfTitles } from '../../letters/french/job-title.ts';
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

function slotsFor({ shortTitle, gender }: LetterFacts, offer: ParsedOffer): Slots {
  const slots: Slots = { de_poste: '', chez: 'chez nous' };
  const name = (shortTitle?.text ?? '').replace(/^\d+ /, '').replace(/ pour .*$/u, '');
  // Nobody is told to be a man: where nothing tells, the post is named only by a word for both.
  const isForBoth = gender !== null || (genderOfTitles([name]) !== 'm' && !/[·(]/.test(name));
  if (name.length > 2 && name.length <= longestTitle && isForBoth && !noTitle.test(name)) {
    slots.poste = name;
    slots.de_poste = ` ${withOf(name)}`;
  }
  const company = typeset(calmName(offer.company ?? ''));
  if (isCompany(company)) slots.chez = atEmployer(company).replace(/^à L’(?=\p{Ll})/u, 'à l’');
  return slots;
}

const noTitle = /https?:|www\.|[<>{}[\]@«»]|\d{5}|^(?:avis|annonce|offre|poste|recrutement|candidature)(?!\p{L})/iu;

const sentence = /^(?:vous|tu|nous|je|on|notre|nos|votre|cette?|un|une)(?!\p{L})|\p{Ll}ez(?!\p{L})/iu;

/** A name, and not a word of the offer taken for one: « Contrôle », « Seraient ». */
function isCompany(name: string): boolean {
  if (!/^\p{L}[\p{L}\d ’&.-]{1,50}$/u.test(name) || sentence.test(name)) return false;
  return / /.test(name) || (!isNoun(name) && actionOf(name) === null && !/aient$/.test(name));
}

/** « d’aide-soignante », « de cariste ». */
export function withOf(name: string): string {
  return startsWithVowel(name.charAt(0).toLowerCase() + name.slice(1)) ? `d’${name}` : `de ${name}`;
}
