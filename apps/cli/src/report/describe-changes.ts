import type { OptimisedCv } from '@coach/contracts/cv-document';
import { block, list } from './layout.ts';

/** What an optimised CV changes, line by line, with the reason. */
export function describeChanges(out: string, changes: OptimisedCv['changes']): string {
  return block(out, [
    changes.length === 0 ? 'Aucun changement.' : '',
    list(
      'Changements',
      changes.map(
        ({ before, after, reason }) => `${[before, after].filter((text) => text !== null).join(' → ')} — ${reason}`,
      ),
    ),
  ]);
}
