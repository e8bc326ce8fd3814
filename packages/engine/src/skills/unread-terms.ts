import type { TermEntry } from './term-entry.ts';
import { startsCount, startsOf } from './term-starts.ts';

/**
 * Entries by how their forms start. `chain` holds pairs, the end of the pair before of the same start (0 for none) and the
 * index of an entry; `ends` the end of the last pair of each start: a list for each took longer to make than to fill.
 */
export type UnreadTerms = { entries: readonly TermEntry[]; chain: number[]; ends: Int32Array };

/** Of each entry only the first letters of its forms are read. */
export function unreadTerms(entries: readonly TermEntry[]): UnreadTerms {
  const chain: number[] = [];
  const ends = new Int32Array(startsCount);
  for (let index = 0; index < entries.length; index++) {
    for (const start of startsOf(entries[index] as TermEntry)) {
      const before = ends[start] as number;
      if (before > 0 && chain[before - 1] === index) continue;
      chain.push(before, index);
      ends[start] = chain.length;
    }
  }
  return { entries, chain, ends };
}

/** The entries with a form that starts so, in their order; none the next time, as they are read by then. */
export function takeUnread({ entries, chain, ends }: UnreadTerms, start: number): readonly TermEntry[] {
  const last = ends[start] as number;
  if (last === 0) return none;
  const taken: TermEntry[] = [];
  for (let end = last; end > 0; end = chain[end - 2] as number)
    taken.push(entries[chain[end - 1] as number] as TermEntry);
  ends[start] = 0;
  return taken.reverse();
}

const none: readonly TermEntry[] = [];
