import type { Evidence, Verdict } from '@coach/contracts/report';
import type { Span } from '@coach/contracts/span';
import type { Context } from './context.ts';

/** What a criterion found: `ratio` (0 to 1) of its points are won. */
export type Finding = { verdict: Verdict; ratio: number; evidence: Evidence[]; advice: string };

/** Quotes beyond these add nothing to the proof of one criterion. */
const maxEvidence = 8;

/** A finding whose verdict follows from the ratio. */
export function judged(ratio: number, evidence: Evidence[], advice: string): Finding {
  const held = Math.min(1, Math.max(0, ratio));
  const verdict = held >= 0.85 ? 'ok' : held > 0.1 ? 'partial' : 'missing';
  return { verdict, ratio: held, evidence: evidence.slice(0, maxEvidence), advice };
}

/** What could not be read or was not asked for: it weighs nothing. */
export function notApplicable(advice: string, evidence: Evidence[] = []): Finding {
  return { verdict: 'not_applicable', ratio: 0, evidence: evidence.slice(0, maxEvidence), advice };
}

type Quotable = Span | null | undefined;

/** Quotes of the CV, as many as prove a point; null spans give none. */
export function cvQuotes(context: Context, spans: Quotable | readonly Quotable[]): Evidence[] {
  return quotes('cv', context.cv.text, spans);
}

/** Quotes of the offer, likewise. */
export function offerQuotes(context: Context, spans: Quotable | readonly Quotable[]): Evidence[] {
  return context.offer ? quotes('offer', context.offer.text, spans) : [];
}

function quotes(source: Evidence['source'], text: string, spans: Quotable | readonly Quotable[]): Evidence[] {
  const found: Evidence[] = [];
  for (const span of [spans].flat()) {
    if (found.length === maxEvidence) break;
    if (span) found.push(quote(source, text, span));
  }
  return found;
}

function quote(source: Evidence['source'], text: string, { start, end }: Span): Evidence {
  return { source, start, end, quote: text.slice(start, end) };
}
