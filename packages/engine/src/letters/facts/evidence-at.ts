import type { LetterEvidence } from '@coach/contracts/letter';
import type { Span } from '@coach/contracts/span';

/** The proof a span gives; none without a span. */
export function evidenceAt(source: 'cv' | 'offer', text: string, span: Span | null | undefined): LetterEvidence[] {
  return span ? [{ source, start: span.start, end: span.end, quote: text.slice(span.start, span.end) }] : [];
}
