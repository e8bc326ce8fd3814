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

/** A quote of the CV; null spans give no evidence. */
export function cvQuotes(context: Context, ...spans: (Span | null | undefined)[]): Evidence[] {
  return spans.flatMap((span) => (span ? [quote('cv', context.cv.text, span)] : []));
}

/** A quote of the offer. */
export function offerQuotes(context: Context, ...spans: (Span | null | undefined)[]): Evidence[] {
  const text = context.offer?.text;
  return text === undefined ? [] : spans.flatMap((span) => (span ? [quote('offer', text, span)] : []));
}

function quote(source: Evidence['source'], text: string, { start, end }: Span): Evidence {
  return { source, start, end, quote: text.slice(start, end) };
}
