import type { ParsedCv } from '@coach/contracts/cv';
import { type FoundTerm, findTerms } from '../skills/find-terms.ts';
import { type Token, tokenise } from '../text/tokenise.ts';

type Words = { text: string; tokens: readonly Token[]; terms: readonly FoundTerm[] };

/** Gone with the CV. */
const known = new WeakMap<ParsedCv, Words>();

/** The words and terms of what counts of a CV, found once: the analysis asks for those of the text that was just read. */
export function wordsOfCv(cv: ParsedCv, live: string): Words {
  const kept = known.get(cv);
  return kept?.text === live ? kept : wordsOf(live);
}

/** For the reader of the CV, which has looked for them already. */
export function keepWords(cv: ParsedCv): ParsedCv {
  known.set(cv, wordsOf(cv.text));
  return cv;
}

function wordsOf(text: string): Words {
  return { text, tokens: tokenise(text), terms: findTerms(text) };
}
