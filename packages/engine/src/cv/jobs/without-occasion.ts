import { isPlace } from '../sections/judge-part.ts';
import { namesOccasion } from '../sections/occasion.ts';
import type { RatedPart } from './rate-part.ts';

/** « Vendanges 2019, 2020 et 2021 : coupeur, Vignobles Lacoste »: when it was, where what one did and for whom follow. */
export function withoutOccasion(parts: readonly RatedPart[]): RatedPart[] {
  const [first, ...others] = parts;
  const named = others.flatMap(({ text }) => text.split(/, | chez /u)).filter((text) => !isPlace(text));
  return first && first.line === 0 && namesOccasion(first.text) && named.length > 1 ? others : [...parts];
}
