import type { Facts } from '../facts/facts.ts';

/** Whether the documents have the word, in this ending or another. */
export function isTold(facts: Facts, stem: string, key: string): boolean {
  return facts.words.has(key) || facts.words.has(stem) || facts.words.has(`${key}s`);
}
