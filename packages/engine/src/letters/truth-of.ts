import type { Truth } from '../grounding/find-ungrounded.ts';
import type { LetterInput } from './facts/letter-facts.ts';

/** What a letter may draw on. */
export function truthOf({ cv, offer, today, extra, company }: LetterInput): Truth {
  return {
    cv: cut(cv, 120_000),
    offer: cut(offer, 60_000),
    today,
    extra: [extra?.slice(0, 5000), company].filter((text) => text !== undefined),
  };
}

/** Beyond these lengths a text proves nothing: a hostile one would hold the guard up. */
function cut<Parsed extends { text: string }>(parsed: Parsed, length: number): Parsed {
  return parsed.text.length <= length ? parsed : { ...parsed, text: parsed.text.slice(0, length) };
}
