import type { HeaderPart } from '../sections/header-parts.ts';
import { titleLikeness } from '../sections/judge-part.ts';

/** A piece of a heading and how much it reads like a title (above 0) or an employer (below 0). */
export type RatedPart = HeaderPart & { likeness: number };

/** Rates a piece of a heading; what a preposition introduced is the employer. */
export function ratePart(part: HeaderPart): RatedPart {
  return { ...part, likeness: part.afterChez ? -5 : titleLikeness(part.text) };
}
