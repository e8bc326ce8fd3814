import type { Amendment } from '@coach/contracts/amendment';

/**
 * The list with `next` in it. A second correction of the same thing takes the place of the first, so that undoing it
 * once brings back what the CV says.
 */
export function putAmendment(list: readonly Amendment[], next: Amendment): Amendment[] {
  const at = list.findIndex((known, position) => replaces(next, known, position === list.length - 1));
  return at === -1 ? [...list, next] : list.map((known, position) => (position === at ? next : known));
}

function replaces(next: Amendment, known: Amendment, isLast: boolean): boolean {
  if (next.kind === 'set-contact') return known.kind === 'set-contact' && known.field === next.field;
  if (next.kind === 'set-title' || next.kind === 'set-summary' || next.kind === 'set-languages')
    return known.kind === next.kind;
  if (next.kind === 'replace-line' || next.kind === 'remove-line')
    return (
      (known.kind === 'replace-line' || known.kind === 'remove-line') &&
      known.start === next.start &&
      known.end === next.end
    );
  if (next.kind === 'add-skill' || next.kind === 'remove-skill')
    return known.kind === next.kind && known.name === next.name;
  return isLast && replacesEntry(next, known);
}

/** Entries are named by their place, which any amendment in between may have moved: only the last one is comparable. */
function replacesEntry(next: Amendment, known: Amendment): boolean {
  if (next.kind !== 'set-experience' && next.kind !== 'set-education') return false;
  return known.kind === next.kind && known.index !== null && known.index === next.index;
}
