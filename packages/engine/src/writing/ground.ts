import { findUngrounded as findIn, type Ungrounded } from '../grounding/find-ungrounded.ts';

/** The claims of a text that none of its sources supports, whoever they speak of. */
export function findUngrounded(text: string, sources: readonly string[]): Ungrounded[] {
  return findIn(text, { cv: '', extra: sources });
}
