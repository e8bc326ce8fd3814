import type { OptimisedCv } from '@coach/contracts/cv-document';
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
  const [own, said] = [before ?? '', after ?? ''].map((text) => text.replace(/[^\p{L}\p{N}]+/gu, ''));
  return own === said && own !== '' ? (after ?? '') : sides.join(' → ');
}
