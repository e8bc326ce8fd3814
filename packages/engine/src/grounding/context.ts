import type { FoundTerm } from '../skills/find-terms.ts';
import type { DateMention } from './dates/find-date-mentions.ts';
import type { Scope } from './facts/anchors.ts';
import type { Facts } from './facts/facts.ts';
import type { ContactMention } from './names/find-contacts.ts';
import { stances } from './stance/stance.ts';
import type { Reading } from './text/read-text.ts';

export type UngroundedKind =
  | 'number'
  | 'duration'
  | 'date'
  | 'money'
  | 'percentage'
  | 'name'
  | 'employer'
  | 'title'
  | 'diploma'
  | 'certification'
  | 'skill'
  | 'language'
  | 'level'
  | 'award'
  | 'email'
  | 'phone'
  | 'url';

/** Something a text states that its sources do not bear out. Offsets index the plain text. */
export type Finding = {
  kind: UngroundedKind;
  start: number;
  end: number;
  reason: string;
  /** A whole turn of phrase, of no interest where something in it was found. */
  givesWay?: boolean;
  /** True of another job than the heading above names, word for word as it may stand in the documents. */
  isMoved?: boolean;
};

/** A text to be checked, read once, and what it may draw on. */
export type CheckContext = {
  reading: Reading;
  marks: Uint8Array;
  terms: readonly FoundTerm[];
  contacts: ContactMention[];
  dates: DateMention[];
  /** The candidate’s documents. */
  own: Facts;
  /** Those, and the offer; the same as `own` where there is no offer. */
  all: Facts;
  hasOffer: boolean;
  /** The text addresses somebody, or wishes for something: it is no list of facts alone. */
  isLetter: boolean;
  /** The stems of the words by which the offer asks for something. */
  demands: ReadonlySet<string>;
  today: string | null;
  /** The jobs and courses that the words around a place name. */
  scopeAt: (place: number) => Scope;
};

/** What must bear out a claim at a place; null where nothing needs to: wishes, lacks, an employer nobody described. */
export function factsAt({ marks, own, all, hasOffer }: CheckContext, place: number): Facts | null {
  const stance = marks[place];
  if (stance === stances.self) return own;
  if (stance === stances.they || stance === stances.frame) return all;
  if (stance === stances.you) return hasOffer ? all : null;
  return null;
}

/** Whether a place speaks of the candidate, or of a post that may be theirs. */
export function isClaim({ marks }: CheckContext, place: number): boolean {
  return marks[place] === stances.self || marks[place] === stances.they;
}
