import type { Amendment } from '@coach/contracts/amendment';

type EntryList = 'experience' | 'education';

/**
 * The list without amendment `id`. Entries are named by their place, so taking back an added or a removed one moves the
 * places that the later amendments name; those about the entry that is gone leave with it.
 */
export function takeBack(list: readonly Amendment[], id: string): Amendment[] {
  const at = list.findIndex((amendment) => amendment.id === id);
  const target = list[at];
  if (!target) return [...list];
  const before = list.slice(0, at);
  const after = list.slice(at + 1);
  if (isAdded(target)) return [...before, ...withoutEntry(after, entryListOf(target))];
  if (target.kind === 'remove-experience' || target.kind === 'remove-education')
    return [...before, ...withEntryBack(after, entryListOf(target), target.index)];
  return [...before, ...after];
}

function isAdded(amendment: Amendment): boolean {
  return (amendment.kind === 'set-experience' || amendment.kind === 'set-education') && amendment.index === null;
}

function entryListOf(amendment: Amendment): EntryList | null {
  if (amendment.kind === 'set-experience' || amendment.kind === 'remove-experience') return 'experience';
  if (amendment.kind === 'set-education' || amendment.kind === 'remove-education') return 'education';
  return null;
}

/** The entry was added at the top, place 0; it no longer is. */
function withoutEntry(later: Amendment[], entries: EntryList | null): Amendment[] {
  const kept: Amendment[] = [];
  let place: number | null = 0;
  for (const amendment of later) {
    const named = namedPlace(amendment, entries);
    if (place === null || named === undefined) kept.push(amendment);
    else if (named === null) {
      kept.push(amendment);
      place += 1;
    } else if (named === place) {
      if (amendment.kind === 'add-skill') kept.push({ ...amendment, experience: null });
      if (isRemoval(amendment)) place = null;
    } else {
      kept.push(named > place ? atPlace(amendment, named - 1) : amendment);
      if (named < place && isRemoval(amendment)) place -= 1;
    }
  }
  return kept;
}

/** The entry that stood at `start` had been removed; it stands there again. */
function withEntryBack(later: Amendment[], entries: EntryList | null, start: number): Amendment[] {
  let place = start;
  return later.map((amendment) => {
    const named = namedPlace(amendment, entries);
    if (named === undefined) return amendment;
    if (named === null) {
      place += 1;
      return amendment;
    }
    if (named >= place) return atPlace(amendment, named + 1);
    if (isRemoval(amendment)) place -= 1;
    return amendment;
  });
}

function isRemoval(amendment: Amendment): boolean {
  return amendment.kind === 'remove-experience' || amendment.kind === 'remove-education';
}

/** The place the amendment names in this list of entries; null adds one at the top; undefined does not touch it. */
function namedPlace(amendment: Amendment, entries: EntryList | null): number | null | undefined {
  if (amendment.kind === 'add-skill') return entries === 'experience' ? (amendment.experience ?? undefined) : undefined;
  if (entryListOf(amendment) !== entries || !('index' in amendment)) return undefined;
  return amendment.index;
}

function atPlace(amendment: Amendment, place: number): Amendment {
  if (amendment.kind === 'add-skill') return { ...amendment, experience: place };
  return 'index' in amendment ? { ...amendment, index: place } : amendment;
}
