import type { Span } from '@coach/contracts/span';
import type { CvReading } from './context.ts';

/** What proves nothing of a trade: how to reach a person, where they live, and what an employer may not ask. */
export function silentSpans({ cv, privates }: Pick<CvReading, 'cv' | 'privates'>): Span[] {
  const contacts = Object.entries(cv.spans).flatMap(([path, span]) => (path.startsWith('contact.') ? [span] : []));
  return [...privates, ...contacts];
}
