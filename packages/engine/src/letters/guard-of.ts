import type { ParsedCv } from '@coach/contracts/cv';
import { groundingOf } from '../grounding/find-ungrounded.ts';
import type { LetterInput } from './facts/letter-facts.ts';

export type Guard = ReturnType<typeof groundingOf>;

/** The guard over what a letter may draw on. A letter just written is looked at again on the same truth, read once. */
export function guardOf({ cv, offer, today, extra, company }: LetterInput): Guard {
  const last = known.get(cv);
  const by = [offer, today, extra, company];
  if (last?.by.every((each, index) => each === by[index])) return last.guard;
  const guard = rememberingLast(
    groundingOf({
      cv: cut(cv, 120_000),
      offer: cut(offer, 60_000),
      today,
      extra: [extra?.slice(0, 5000), company].filter((text) => text !== undefined),
    }),
  );
  known.set(cv, { by, guard });
  return guard;
}

/** The last truth read for a CV, gone with it. */
const known = new WeakMap<ParsedCv, { by: unknown[]; guard: Guard }>();

/** The doubts about a letter are looked for in the very text that the last round of writing it has proven. */
function rememberingLast(guard: Guard): Guard {
  let last: { text: string; found: ReturnType<Guard> } | null = null;
  return (text) => {
    last = last?.text === text ? last : { text, found: guard(text) };
    return last.found;
  };
}

/** Beyond these lengths a text proves nothing: a hostile one would hold the guard up. */
function cut<Parsed extends { text: string }>(parsed: Parsed, length: number): Parsed {
  return parsed.text.length <= length ? parsed : { ...parsed, text: parsed.text.slice(0, length) };
}
