import type { Span } from '@coach/contracts/span';
import type { CvReading } from './context.ts';

/**
 * Tells whether a slice of the CV touches what proves nothing of a trade: how to reach a person, where they live, and
 * what an employer may not ask. One mark per character: a hostile text may hold thousands of these, and ask as often.
 */
export function silenceReader(reading: CvReading): (span: Span) => boolean {
  const known = readers.get(reading.words);
  if (known) return known;
  const isSilent = readerOf(reading);
  readers.set(reading.words, isSilent);
  return isSilent;
}

const readers = new WeakMap<CvReading['words'], (span: Span) => boolean>();

function readerOf({ cv, privates, live }: CvReading): (span: Span) => boolean {
  const marks = new Uint8Array(live.length);
  for (const { start, end } of privates) marks.fill(1, start, end);
  for (const [path, span] of Object.entries(cv.spans))
    if (path.startsWith('contact.')) marks.fill(1, span.start, span.end);
  return ({ start, end }) => {
    for (let at = start; at < end; at++) if (marks[at] === 1) return true;
    return false;
  };
}
