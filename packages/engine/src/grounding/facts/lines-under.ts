import { type Entry, firstStudy } from './career.ts';

const reach = 9;

/**
 * For each line, the jobs and courses whose name stands on it or was the last to stand above it: what a line tells is
 * told of what is named above, even where the entry was not understood as a whole.
 */
export function linesUnder(
  entries: readonly Entry[],
  linesOfStem: ReadonlyMap<string, ReadonlySet<number>>,
  count: number,
  ownerOf: (line: number) => number,
): Map<number, Set<number>> {
  const heads = headsOf(entries, linesOfStem);
  const under = new Map<number, Set<number>>();
  let last = -reach;
  for (let line = 0; line < count; line++) {
    const owner = ownerOf(line);
    // Two jobs at one employer: each heading is of its own.
    if (heads.get(line)?.has(owner)) heads.set(line, new Set([owner]));
    if (heads.has(line)) last = line;
    // A diploma after the last job is no part of it.
    else if (owner >= firstStudy && isOfJobs(heads.get(last))) last = -reach;
    if (last >= 0 && line - last < reach) under.set(line, heads.get(last) as Set<number>);
    // A title often stands on the line above its employer.
    if (!under.has(line) && heads.has(line + 1)) under.set(line, heads.get(line + 1) as Set<number>);
  }
  return under;
}

/** The lines that name jobs and courses, with those they name. */
function headsOf(entries: readonly Entry[], linesOfStem: ReadonlyMap<string, ReadonlySet<number>>) {
  const heads = new Map<number, Set<number>>();
  for (const { owner, name } of entries.slice(0, 100)) {
    for (const line of linesNaming(name, linesOfStem)) heads.set(line, (heads.get(line) ?? new Set()).add(owner));
  }
  return heads;
}

function isOfJobs(owners: ReadonlySet<number> | undefined): boolean {
  return owners !== undefined && [...owners].every((owner) => owner < firstStudy);
}

/** The lines on which every word of a name stands. */
function linesNaming(name: readonly string[], linesOfStem: ReadonlyMap<string, ReadonlySet<number>>): number[] {
  const [first, ...rest] = name;
  if (!first) return [];
  return [...(linesOfStem.get(first) ?? [])].filter((line) => rest.every((stem) => linesOfStem.get(stem)?.has(line)));
}
