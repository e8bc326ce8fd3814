import { findTerms } from '../../skills/find-terms.ts';
import type { Item } from './read-lists.ts';

/** What the person may drive, operate or work on, wherever the CV says so: the first mention of each, in order. */
export function licencesIn(text: string): Item<string>[] {
  const first = new Map<string, Item<string>>();
  for (const { name, kind, start, end } of findTerms(text)) {
    if (kind === 'licence' && !first.has(name)) first.set(name, { value: name, span: { start, end } });
  }
  return [...first.values()];
}
