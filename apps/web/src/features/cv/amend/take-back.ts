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
    const moved = place === null || named === undefined ? amendment : withoutPlace(amendment, named, place);
    if (moved) kept.push(moved);
    place = followPlace(place, amendment, named);
  }
  return kept;
}

/** The entry that stood at `start` had been removed; it stands there again. */
function withEntryBack(later: Amendment[], entries: EntryList | null, start: number): Amendment[] {
  let place: number | null = start;
  return later.map((amendment) => {
    const named = namedPlace(amendment, entries);
    if (place !== null && typeof named === 'number' && named >= place) return atPlace(amendment, named + 1);
    place = followPlace(place, amendment, named);
    return amendment;
  });
}

/** The amendment once the entry at `place` is gone; null when it was about that entry alone. */
function withoutPlace(amendment: Amendment, named: number | null, place: number): Amendment | null {
  if (named === null || named < place) return amendment;
  if (named > place) return atPlace(amendment, named - 1);
  return amendment.kind === 'add-skill' ? { ...amendment, experience: null } : null;
}

/** Where the entry at `place` stands after the amendment; null when that removed it. */
function followPlace(place: number | null, amendment: Amendment, named: number | null | undefined): number | null {
  if (place === null || named === undefined) return place;
  if (named === null) return place + 1;
  if (!isRemoval(amendment) || named > place) return place;
  return named === place ? null : place - 1;
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
