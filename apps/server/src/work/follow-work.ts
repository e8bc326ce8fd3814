import { setTimeout as sleep } from 'node:timers/promises';
import type { UserContext } from '../context.ts';
import { endOfRow } from './present-work.ts';
import { getOwnedWork, markWork } from './running-rows.ts';
import type { RunningWork, WorkView } from './running-work.ts';

/** One that runs in another process is looked at that often. */
const lookMs = 250;
/** And that process told that somebody follows it. */
const tellMs = 5_000;

/** What is followed: how it stands, and when that has changed. `leave` ends the following; twice is once. */
export type Following = { view(): WorkView; changed(signal: AbortSignal): Promise<void>; leave(): void };

/** A work of this process, live. */
export function followHere({ clock }: Pick<UserContext, 'clock'>, work: RunningWork): Following {
  let isHere = true;
  work.followers += 1;
  return {
    view: () => work.view(),
    changed: (signal) => work.changed(signal),
    leave() {
      if (isHere) work.followers -= 1;
      isHere = false;
      work.followedAt = clock.now();
    },
  };
}

/** A work of another process, or one that has ended, from its row. Throws `not_found`. */
export async function followElsewhere(context: UserContext, id: string): Promise<Following> {
  let view: WorkView = { text: '', end: null };
  let told = 0;
  const look = async () => {
    const row = await getOwnedWork(context, id);
    view = { text: row.partial, end: endOfRow(context, row) };
    if (view.end || performance.now() - told < tellMs) return;
    told = performance.now();
    await markWork(context, id, 'followedAt');
  };
  await look();
  return {
    view: () => view,
    async changed(signal) {
      const { text } = view;
      while (!signal.aborted && view.text === text && !view.end) {
        await sleep(lookMs, null, { signal }).catch(() => {});
        if (!signal.aborted) await look();
      }
    },
    leave() {},
  };
}
