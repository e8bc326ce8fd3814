import { findTerms } from '../skills/find-terms.ts';
import { broaderOf } from '../skills/skill-links.ts';
import { foldText, foldWord } from '../text/fold-text.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import { type Claim, numberValue, wordValue } from './find-claims.ts';

type SourceFacts = { support: (claim: Claim) => boolean };

/** What the sources state, ready to be asked. */
export function sourceFacts(sources: readonly string[]): SourceFacts {
  const text = sources.join('\n');
  const folded = foldText(text);
  const words = new Set<string>();
  const numbers = new Set<string>();
  for (const { key } of tokenise(text)) {
    words.add(key).add(stem(key));
    const value = wordValue(key);
    if (value) numbers.add(value);
  }
  for (const [written] of folded.matchAll(/\d{1,3}(?:[ .]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?/g))
    numbers.add(numberValue(written));
  for (const [digits] of folded.matchAll(/\d+/g)) numbers.add(String(Number(digits)));
  const terms = new Set(findTerms(text).flatMap(({ name }) => [name, ...broaderOf(name)].map(foldWord)));
  const digits = folded.replace(/\D/g, '');
  // A link or an address may be cut at the end of a line.
  const unbroken = folded.replace(/\s+/g, '');
  const isTold = (value: string) => folded.includes(value) || unbroken.includes(value);
  const isTerm = (value: string) => terms.has(value) || hasWords(value);
  const tests: Partial<Record<Claim['kind'], (value: string) => boolean>> = {
    email: isTold,
    url: isTold,
    phone: (value) => digits.includes(value),
    skill: isTerm,
    diploma: isTerm,
    name: (value) => words.has(value) || words.has(stem(value)),
  };
  return { support };

  function support({ kind, values }: Claim): boolean {
    return values.every((value) => tests[kind]?.(value) ?? numbers.has(value));
  }

  function hasWords(phrase: string): boolean {
    return tokenise(phrase).every(({ key }) => words.has(key) || words.has(stem(key)) || key.length < 3);
  }
}
