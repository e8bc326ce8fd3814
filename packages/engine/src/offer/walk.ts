import type { Token } from '../text/tokenise.ts';
import type { DutyVerb, VerbForm } from './duty-verbs.ts';
import type { Sentence } from './sentences.ts';

/**
 * How a sentence is read: duties may be bare nouns in a bullet, wishes and demands need a word that announces them.
 * `form` is how the line above the bullets speaks to the reader: « tu : ».
 */
export type Reading = { duties: boolean; list: boolean; form?: VerbForm };
/** A sentence cut into words, and where the reading stands. */
export type Walk = {
  text: string;
  sentence: Sentence;
  tokens: readonly Token[];
  reading: Reading;
  /** Whether nouns are being collected, and the verb they are the objects of. */
  open: boolean;
  verb: DutyVerb | null;
  /** « accueillir » in « accueillir et installer la clientèle ». */
  also: readonly DutyVerb[];
  verbAt: number;
  /** How the reader is spoken to, so that « et animez » is known for a verb. */
  form: VerbForm;
};

/** « et », « ou »: another noun or verb follows. */
export function isConjunction(token: Token | undefined): boolean {
  return token !== undefined && /^(?:et|ou|puis|and|or|ainsi|que)$/.test(token.key);
}

export type Gap = '' | 'comma' | 'colon' | 'open' | 'close' | 'stop';

/** What stands between a word and the one before it. */
export function gapBefore({ text, sentence, tokens }: Pick<Walk, 'text' | 'sentence' | 'tokens'>, index: number): Gap {
  const from = tokens[index - 1]?.end ?? 0;
  const to = (tokens[index] as Token).start;
  const gap = text.slice(sentence.start + from, sentence.start + Math.min(to, from + 12));
  if (gap === ' ' || gap === '’' || gap === "'") return '';
  if (index === 0) return gap.includes('(') ? 'open' : '';
  if (gap.includes('(') || gap.includes('[')) return 'open';
  if (gap.includes(')') || gap.includes(']')) return 'close';
  if (gap.includes(':')) return 'colon';
  if (/[,;/|]|\.{3}|…/.test(gap)) return 'comma';
  return /[^\s'’\-–—‑]|\s[-–—]|[-–—]\s/u.test(gap) ? 'stop' : '';
}
