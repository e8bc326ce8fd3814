import type { Facts } from '../facts/facts.ts';

/** Whether the documents have the word, in this ending or another. */
export function isTold(facts: Facts, stem: string, key: string): boolean {
  const short = abbreviated[key];
  return (
    facts.words.has(key) ||
    facts.words.has(stem) ||
    facts.words.has(`${key}s`) ||
    (short !== undefined && facts.words.has(short))
  );
}

/** « Saint-Denis » of documents that write « St Denis ». */
export const abbreviated: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste' };
