import type { Letter, LetterTone } from '@coach/contracts/letter';
import { groundingOf } from '../grounding/find-ungrounded.ts';
import { compose, type Review } from './compose.ts';
import { hashOf, startDraft } from './draft.ts';
import { extraSentences } from './extra-sentences.ts';
import { type LetterInput, letterFacts } from './facts/letter-facts.ts';
import { countWords } from './french/typeset.ts';
import { headOf } from './letter-head.ts';
import { tones } from './tones/tones.ts';

export type WriteLetterInput = LetterInput & { tone: LetterTone; angle?: number };

/**
 * Writes a letter from the CV to the offer: the same input gives the same letter. Every fact in it stands in the CV, the
 * offer or what the person added; what cannot be shown to is left out. `angle` turns the choice and order of facts.
 * Never throws.
 */
export function writeLetter(input: WriteLetterInput): Letter {
  const facts = letterFacts(input);
  const tone = tones[input.tone];
  const angle = Math.max(0, Math.trunc(input.angle ?? 0) || 0);
  const draft = startDraft(facts, `${hashOf(input.cv.text)}|${hashOf(input.offer.text)}|${angle}`, angle);
  const paragraphs = compose(draft, tone, reviewOf(input), extraSentences(input.extra ?? ''));
  const head = headOf(facts, input, tone, draft);
  const body = paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  return {
    ...head,
    paragraphs,
    missing: facts.missing.map(({ requirement }) => requirement.term),
    words: countWords([head.salutation, ...body, head.closing].join(' ')),
  };
}

/** Finds the sentences that state a fact no source holds. */
function reviewOf({ cv, offer, today, extra, company }: WriteLetterInput): Review {
  const truth = {
    cv: cut(cv, 120_000),
    offer: cut(offer, 60_000),
    today,
    extra: [extra?.slice(0, 5000), company].filter((text) => text !== undefined),
  };
  const ungroundedIn = groundingOf(truth);
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

/** Beyond these lengths a text proves nothing: a hostile one would hold the guard up. */
function cut<Parsed extends { text: string }>(parsed: Parsed, length: number): Parsed {
  return parsed.text.length <= length ? parsed : { ...parsed, text: parsed.text.slice(0, length) };
}
