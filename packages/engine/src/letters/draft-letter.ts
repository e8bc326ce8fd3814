import { foldText } from '../text/fold-text.ts';
import { type Candidate, parts } from './candidate.ts';
import { extraSentences } from './extra-sentences.ts';
import { type LetterFacts, letterFacts } from './facts/letter-facts.ts';
import { rootsOf } from './facts/roots-of.ts';
import { withoutBrackets } from './french/without-brackets.ts';
import { hashOf } from './hash-of.ts';
import { type Head, headOf } from './letter-head.ts';
import type { Piece } from './piece.ts';
import { inOrder } from './plan/angles.ts';
import { nearJobOf } from './plan/near.ts';
import { nextOf } from './plan/next.ts';
import { openingOf } from './plan/opening.ts';
import { ownLinesOf } from './plan/own-lines.ts';
import { otherJobsOf } from './plan/past-jobs.ts';
import { planOf } from './plan/plan.ts';
import { restOf } from './plan/rest.ts';
import { tidySentence } from './tidy-sentence.ts';
import { tones } from './tones/tones.ts';
import type { WriteLetterInput } from './write-letter.ts';

/** What a letter may say, before any of it is chosen and proven. */
export type LetterDraft = {
  facts: LetterFacts;
  head: Head;
  candidates: Candidate[];
  /** Turns what is otherwise as good one way or the other. */
  seed: number;
};

/** A quarter of the work of a letter: what it has to hold of CV and offer. Never throws. */
export function draftLetter(input: WriteLetterInput): LetterDraft {
  const facts = letterFacts(input);
  const voice = tones[input.tone];
  const angle = Math.max(0, Math.trunc(input.angle ?? 0) || 0);
  const seed = `${input.tone}|${hashOf(input.cv.text)}|${hashOf(input.offer.text)}`;
  const plan = planOf(facts, voice, angle, seed);
  const told = [openingOf, nearJobOf, otherJobsOf, restOf, nextOf].flatMap((section) => section(plan));
  const candidates = readied([...told, ...ownLinesOf(plan, told)], facts);
  return {
    facts,
    head: headOf(facts, input, voice, hashOf(`${seed}|closing`)),
    candidates: [...inOrder(candidates, angle), ...ownSentences(input)],
    seed: hashOf(seed) + angle,
  };
}

/** Sentences as a letter may hold them: what they quote told without brackets, and nothing that is private. */
export function readied(candidates: readonly Candidate[], facts: LetterFacts): Candidate[] {
  return withoutPrivates(inlined(candidates, facts.input.offer.text), facts);
}

/** Each sentence without its brackets first: told in it, else left out; as it stands where the guard refuses both. */
function inlined(candidates: readonly Candidate[], offer: string): Candidate[] {
  const offered = new Set(offer.slice(0, 20_000).split('\n').flatMap(rootsOf));
  const isAsked = (words: string) => rootsOf(words).some((root) => offered.has(root));
  return candidates.map((candidate) => {
    const ways = candidate.wordings.map((piece) =>
      withoutBrackets(piece.text, isAsked).map((text) => ({ ...piece, text })),
    );
    const most = Math.max(0, ...ways.map((each) => each.length));
    const inOrder = Array.from({ length: most }, (_, turn) => ways.flatMap((each) => each[turn] ?? []));
    return most < 2 ? candidate : { ...candidate, wordings: inOrder.flat() };
  });
}

/** What a person may choose to tell, and no letter tells for them, in whatever words. */
const ownToTell = new Set(['disability', 'health', 'belief', 'commitment', 'orientation', 'mandate', 'vaccines']);

/**
 * Wordings that repeat what an employer may not ask fall out: « En dehors du travail : ma fille ». The same words told
 * elsewhere are other ones: « 2 enfants » in the header takes nothing from « garde de 2 enfants ».
 */
function withoutPrivates(candidates: readonly Candidate[], { context, input }: LetterFacts): Candidate[] {
  const words = (text: string) =>
    ` ${foldText(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()} `;
  const privates = context.privates
    .filter(({ choice, id }) => !choice || ownToTell.has(id))
    .map(({ start, end, id }) => ({
      start,
      end,
      isOwn: ownToTell.has(id),
      text: words(input.cv.text.slice(start, end)),
    }))
    .filter(({ text }) => text.length > 4);
  if (privates.length === 0) return [...candidates];
  const isKept = ({ text, evidence }: Piece) => {
    const own = evidence.filter(({ source }) => source === 'cv');
    return !privates.some((each) => {
      const isFrom = own.some(({ start, end }) => start < each.end && end > each.start);
      return (isFrom && each.isOwn) || (words(text).includes(each.text) && (own.length === 0 || isFrom));
    });
  };
  return candidates.map((candidate) => ({ ...candidate, wordings: candidate.wordings.filter(isKept) }));
}

export type LetterOutline = { subject: string; sentences: string[]; missing: string[] };

/** What is proposed to whoever words the letter: every sentence it may hold, in its order, and what may not be claimed. */
export function outlineOf({ facts, head, candidates }: LetterDraft): LetterOutline {
  const inPlace = parts.flatMap((part) =>
    candidates.filter((one) => one.part === part).sort((one, other) => one.order - other.order),
  );
  const sentences = inPlace.map(({ wordings }) => tidySentence(wordings[0]?.text ?? '')).filter((text) => text !== '');
  return { subject: head.subject, sentences: [...new Set(sentences)], missing: missingOf(facts) };
}

export function missingOf({ missing }: LetterFacts): string[] {
  return missing.map(({ requirement }) => requirement.term);
}

function ownSentences({ extra }: WriteLetterInput): Candidate[] {
  return extraSentences(extra ?? '').map((piece, index) => ({
    part: 'next',
    order: 60 + index,
    weight: 115,
    wordings: [piece],
  }));
}
