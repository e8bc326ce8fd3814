import { loadGrounding } from '../ports/engine.ts';
import type { Claim, Doubt, Truth } from './task.ts';

export type Guard = Awaited<ReturnType<typeof guardOn>>;

/** Beyond these lengths a text proves nothing: a hostile one would hold the guard up. */
const mostOfCv = 120_000;
const mostOfOffer = 60_000;
const mostOfExtra = 5_000;

/** The engine’s guard over what is true of the person; `today` is YYYY-MM-DD, for durations that still run. */
export async function guardOn({ cv, offer, extra }: Truth, today: string) {
  const { groundingOf } = await loadGrounding();
  return groundingOf({
    cv: cv ? cut(cv, mostOfCv) : '',
    offer: offer && cut(offer, mostOfOffer),
    extra: extra.map((text) => text.slice(0, mostOfExtra)),
    today,
  });
}

/** What the guard holds in each claim. */
export function doubtsOf(guard: Guard, claims: Claim[]): Doubt[] {
  return claims.flatMap(({ path, text }) =>
    guard(text).map(({ start, end, quote, reason }) => ({ path, start, end, quote, reason })),
  );
}

function cut<Parsed extends { text: string }>(parsed: Parsed, length: number): Parsed {
  return parsed.text.length <= length ? parsed : { ...parsed, text: parsed.text.slice(0, length) };
}
