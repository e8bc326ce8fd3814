import type { RubricDimension } from '@coach/contracts/interview';
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
};

export function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}

/** Longest slice shown as a quote, in words. */
const longestQuote = 30;

export function quoteOf(said: Said, from: number, to: number, part: Part | null = null): Quote {
  return { ...sliceOf(said, from, Math.min(to, from + longestQuote)), part };
}

/** A quote as it stands inside a sentence: on one line, of a reader's length. */
export function inline({ quote }: { quote: string }, words = 14): string {
  const all = quote.replace(/[«»]/g, '”').trim().split(/\s+/);
  const cut = all.slice(0, words).join(' ').slice(0, 120);
  return all.length > words || all.join(' ').length > 120 ? `${cut}…` : cut.replace(/[\s,;:.]+$/, '');
}
