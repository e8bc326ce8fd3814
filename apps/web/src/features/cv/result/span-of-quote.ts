import type { Span } from '@coach/contracts/span';

/** Where a quote stands in its text; null when it does not, or is empty. */
export function spanOfQuote(text: string, quote: string): Span | null {
  const start = quote ? text.indexOf(quote) : -1;
  return start === -1 ? null : { start, end: start + quote.length };
}
