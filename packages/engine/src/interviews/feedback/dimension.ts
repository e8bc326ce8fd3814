import type { AnswerFeedback, RubricDimension } from '@coach/contracts/interview';
import type { Part } from './answer-plans.ts';
import { type Said, sliceOf } from './said-words.ts';

export type Quote = { start: number; end: number; quote: string; part: Part | null };

/** One line of the rubric, with what the person is told of it. */
export type Dimension = {
  dimension: RubricDimension;
  score: number | null;
  comment: string;
  quotes: Quote[];
  strength: string | null;
  improvement: string | null;
  /** Said before anything else, whatever the scores. */
  isPressing?: boolean;
};

/** The feedback on an answer in words. */
export type FeedbackWords = Pick<AnswerFeedback, 'overall' | 'strengths' | 'improvements'>;

export function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}

/** Longest slice shown as a quote, in words. */
const longestQuote = 30;
const links =
  /^(?:(?:et|puis|donc|alors|mais|du coup|en fait|euh|bah|ben|bon|déjà|où|enfin|parce que)(?![\p{L}’'-])[\s,]*)+/iu;

/** A slice of the answer. Of words on both sides of a full stop, the side of the word to `keep` is shown, else the longer. */
export function quoteOf(said: Said, from: number, to: number, part: Part | null = null, keep?: number): Quote {
  const { start, quote } = sliceOf(said, from, Math.min(to, from + longestQuote));
  const sentences = quote
    .split(/(?<=[.!?…]\s)/)
    .map((text, index, all) => ({ text, at: all.slice(0, index).join('').length }));
  const kept = (said.words[keep ?? -1]?.start ?? -1) - start;
  const holding = sentences.find(({ text, at }) => at <= kept && kept < at + text.length);
  const longest = holding ?? sentences.reduce((best, each) => (each.text.length > best.text.length ? each : best));
  const link = links.exec(longest.text)?.[0].length ?? 0;
  const lead = link < longest.text.trim().length - 3 ? link : 0;
  const own = longest.text
    .slice(lead)
    .replace(/[\s,;:.…]+$/, '')
    .replace(/[\s,]+(?:quoi|voilà|euh)$/iu, '')
    .replace(/[\s,]+(?:[cdjlmnst]|qu|de|du|des|la|le|les|un|une|et|à|en)[’']?$/iu, '');
  const first = start + longest.at + lead;
  return { start: first, end: first + own.length, quote: own, part };
}

/** A quote as it stands inside a sentence: on one line, of a reader's length. */
export function inline({ quote }: { quote: string }, words = 16): string {
  const all = quote.replace(/[«»"]/g, '').trim().split(/\s+/);
  const cut = all.slice(0, words).join(' ').slice(0, 130);
  return all.length > words || all.join(' ').length > 130
    ? `${cut.replace(/[\s,;:.]+$/, '')}…`
    : cut.replace(/[\s,;:.]+$/, '');
}
