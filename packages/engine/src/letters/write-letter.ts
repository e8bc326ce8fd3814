import type { Letter, LetterTone } from '@coach/contracts/letter';
import { whileReading } from '../text/while-reading.ts';
import { compose, padded, provenOnes, type Review, trust } from './compose.ts';
import { draftLetter, type LetterDraft, missingOf, readied } from './draft-letter.ts';
import { isNewcomer } from './facts/does-already.ts';
import type { LetterInput } from './facts/letter-facts.ts';
import { type Guard, guardOf } from './guard-of.ts';
import { lastResort } from './last-resort.ts';
import { letterText } from './letter-text.ts';
import { letterWords } from './letter-words.ts';
import { answeredOf } from './plan/answered.ts';
import { firstJobOf } from './plan/first-job.ts';
import { tones } from './tones/tones.ts';

export type WriteLetterInput = LetterInput & { tone: LetterTone; angle?: number };

/**
 * Writes a letter from the CV to the offer: the same input gives the same letter. Every fact in it stands in the CV, the
 * offer or what the person added; what cannot be shown to is left out. `angle` turns the choice and order of facts;
 * `draft` is what `draftLetter` made of the same input. Never throws.
 */
export function writeLetter(input: WriteLetterInput, draft?: LetterDraft): Letter {
  return whileReading(() => written(input, draft ?? draftLetter(input)));
}

function written(input: WriteLetterInput, draft: LetterDraft): Letter {
  const { candidates, facts, head, seed } = draft;
  const ungroundedIn = guardOf(input);
  const reserve = lastResort(isNewcomer(facts), seed);
  const review = reviewOf(ungroundedIn);
  const proven = provenOnes(candidates, review);
  const answered = (sentences: readonly string[]) =>
    provenOnes(
      readied([...answeredOf(facts, tones[input.tone], sentences), ...firstJobOf(facts, sentences)], facts),
      review,
    );
  const letterOf = (checked: Review): Letter => {
    const paragraphs = compose(proven, checked, seed, reserve, answered);
    return { ...head, paragraphs, missing: missingOf(facts), words: 0 };
  };
  // Nearly always the guard has nothing against the whole: its parts need not be looked at one after the other.
  const hoped = letterOf(trust);
  const isSure = ungroundedIn(letterText(hoped)).length === 0;
  const whole = isSure ? hoped : provenWhole(letterOf(review), ungroundedIn, reserve);
  return { ...whole, words: letterWords(whole) };
}

/** Proven again where something had to go: what took its place is looked at as well. */
function provenWhole(letter: Letter, ungroundedIn: Guard, reserve: readonly string[]): Letter {
  let sure = letter;
  for (let round = 0; round < 3; round++) {
    const next = proven(sure, ungroundedIn);
    if (next === sure) break;
    sure = { ...next, paragraphs: padded(next.paragraphs, reserve) };
  }
  return sure;
}

/** The whole letter once more, head and closing with it: what the guard still holds is left out. */
function proven(letter: Letter, ungroundedIn: Guard): Letter {
  const text = letterText(letter);
  const found = ungroundedIn(text);
  if (found.length === 0) return letter;
  const held = (part: string) => {
    const from = text.indexOf(part);
    return part !== '' && found.some(({ start, end }) => start < from + part.length && end > from);
  };
  return {
    ...letter,
    ...addressOf(letter, held(letter.closing) || held(letter.salutation)),
    subject: held(letter.subject) ? 'Candidature' : letter.subject,
    recipient: {
      company: held(letter.recipient.company ?? '') ? null : letter.recipient.company,
      contact: held(letter.recipient.contact) ? 'Service recrutement' : letter.recipient.contact,
      city: held(letter.recipient.city ?? '') ? null : letter.recipient.city,
    },
    paragraphs: letter.paragraphs
      .map(({ role, sentences }) => ({ role, sentences: sentences.filter((one) => !held(one.text)) }))
      .filter(({ sentences }) => sentences.length > 0),
  };
}

/** « Madame Ould-Brahim » by « Madame » alone, where the name cannot be shown: salutation and closing say the same. */
function addressOf({ salutation, closing }: Letter, isHeld: boolean): Pick<Letter, 'salutation' | 'closing'> {
  const [, polite = '', name = ''] = /^(Madame|Monsieur)( \p{Lu}.+),$/u.exec(salutation) ?? [];
  if (!isHeld || name === '') return { salutation, closing };
  return { salutation: `${polite},`, closing: closing.replace(polite + name, polite) };
}

/** Finds the sentences that state a fact no source holds. */
function reviewOf(ungroundedIn: Guard): Review {
  return (sentences) => {
    const starts: number[] = [];
    let length = 0;
    for (const sentence of sentences) {
      starts.push(length);
      length += sentence.length + 1;
    }
    const found = ungroundedIn(sentences.join('\n'));
    return new Set(found.map(({ start }) => starts.findLastIndex((from) => from <= start)));
  };
}
