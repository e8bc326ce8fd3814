import type { CvChange } from '@coach/contracts/cv-document';

/** What a person should look at first: what says something else than their own line did. */
const kinds: readonly CvChange['kind'][] = ['reworded', 'added', 'removed', 'spelled', 'merged', 'moved'];

/** The changes by kind, each kept in its order; a kind without changes is left out. */
export function groupChanges(changes: readonly CvChange[]): { kind: CvChange['kind']; changes: CvChange[] }[] {
  return kinds
    .map((kind) => ({ kind, changes: changes.filter((change) => change.kind === kind) }))
    .filter((group) => group.changes.length > 0);
}
