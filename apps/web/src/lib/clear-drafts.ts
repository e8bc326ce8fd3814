type Kept = Pick<Storage, 'clear' | 'key' | 'length' | 'removeItem'>;

/** Kept longer than a tab, by the simulation’s id. */
const answers = 'interview-draft-';

/**
 * Whoever signs out by themselves leaves nothing they wrote in this browser. Where a session only ran out it waits for its
 * owner, to whom alone it is shown. Harmless where storage is refused.
 */
export function clearDrafts(ofTab: () => Kept = () => sessionStorage, lasting: () => Kept = () => localStorage): void {
  try {
    ofTab().clear();
    const kept = lasting();
    const names = Array.from({ length: kept.length }, (_, index) => kept.key(index));
    for (const name of names) if (name?.startsWith(answers)) kept.removeItem(name);
  } catch {
    // Nothing was kept either.
  }
}
