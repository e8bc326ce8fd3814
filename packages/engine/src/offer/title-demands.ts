import type { Span } from '@coach/contracts/span';
import { findTerms } from '../skills/find-terms.ts';
import type { Mention } from './mention.ts';

/** What the job's name says it is done with or in: « Administrateur Linux », « Notaire en droit rural ». */
export function titleDemands(text: string, title: Span | null): Mention[][] {
  const written = title ? text.slice(title.start, title.end) : '';
  const shouted = !/\p{Ll}/u.test(written);
  return findTerms(written).flatMap(({ name, kind, start, end }) => {
    const isName = start > 0 && !shouted && /^\p{Lu}/u.test(written.slice(start, end));
    const isField = /(?<!\p{L})(?:en|sur) $/iu.test(written.slice(0, start));
    if (kind !== 'skill' || !title || !(isName || isField)) return [];
    const span = { start: title.start + start, end: title.start + end };
    const demand = { importance: 'must' as const, said: false, guessed: false, inner: false };
    return [[{ term: name, alternatives: [], kind, longer: null, ...span, ...demand }]];
  });
}
