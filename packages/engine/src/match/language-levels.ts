import type { LanguageLevel } from '@coach/contracts/cv';

const order: LanguageLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'];

/** Rank of a level, 1 for A1. A fluent speaker (« courant », C1) needs at least C1. */
export function languageRank(level: LanguageLevel): number {
  return order.indexOf(level) + 1;
}

/** How a level is written in French. */
export function spokenLevel(level: LanguageLevel): string {
  return level === 'native' ? 'langue maternelle' : level;
}
