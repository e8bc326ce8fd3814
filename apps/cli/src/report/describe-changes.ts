import type { OptimisedCv } from '@coach/contracts/cv-document';
import { isSameLine } from '@coach/contracts/same-line';
import { block, list } from './layout.ts';

/** What an optimised CV changes, line by line, with the reason. */
export function describeChanges(out: string, changes: OptimisedCv['changes']): string {
  return block(out, [
    changes.length === 0 ? 'Aucun changement.' : '',
    list(
      'Changements',
      changes.map(({ before, after, reason }) => `${sidesOf(before, after)} — ${reason}`),
    ),
  ]);
}

/** What stood there and what stands there now; once where both are the same. */
function sidesOf(before: string | null, after: string | null): string {
  const sides = [before, after].flatMap((text) => (text === null ? [] : [text.replace(/\s*\n\s*/g, ' / ')]));
  return before && after && isSameLine(before, after) ? after : sides.join(' → ');
}
