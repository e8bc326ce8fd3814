import { mayPass } from '@coach/contracts/gates';
import type { Reading, ReadingId } from '@coach/contracts/reading';

/** An article to be read; `closed` where the plan does not open it. */
export type ShownReading = { id: ReadingId; closed: boolean };

/**
 * What a person of a plan is led to, in order: the best article where the library is open to them, else the free one,
 * else the best and what opens it. Each is shown once, where it comes first.
 */
export function shownReadings(readings: readonly (Reading | undefined)[], tier: string): (ShownReading | null)[] {
  const open = mayPass('whole_library', tier);
  const shown = new Set<ReadingId>();
  return readings.map((reading) => {
    if (!reading) return null;
    const id = open ? reading.best : (reading.free ?? reading.best);
    if (shown.has(id)) return null;
    shown.add(id);
    return { id, closed: !open && !reading.free };
  });
}
