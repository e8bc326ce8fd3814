import type { Services } from '../context.ts';
import { type Pulse, writeHeartbeats, writePartials } from './running-rows.ts';
import type { RunningWork } from './running-work.ts';

/** How often what came is written for the other processes. */
const everyMs = 300;
const heartbeatMs = 1_000;
/** Nobody follows the work: they have left. */
export const patienceMs = 20_000;

/** Keeps the rows of this process’s works in step with them, in one statement for all; idle while there are none. */
export function startBeat(services: Pick<Services, 'db' | 'clock' | 'log'>, works: Map<string, RunningWork>) {
  const { clock, log } = services;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastHeartbeat = 0;

  const beat = async () => {
    const changed = [...works.values()].filter((work) => work.isDirty && !work.end);
    for (const work of changed) work.isDirty = false;
    if (changed.length > 0) await writePartials(services, changed);
    if (performance.now() - lastHeartbeat < heartbeatMs || works.size === 0) return;
    lastHeartbeat = performance.now();
    const ids = [...works.keys()];
    const pulses = new Map((await writeHeartbeats(services, ids)).map((pulse) => [pulse.id, pulse]));
    for (const id of ids) heed(works.get(id), pulses.get(id), clock.now());
  };
  const wake = () => {
    timer ??= setTimeout(async () => {
      await beat().catch((error) => log.warn({ err: error }, 'works under way could not be written down'));
      timer = null;
      if (works.size > 0) wake();
    }, everyMs);
  };
  const stop = () => {
    if (timer) clearTimeout(timer);
    works.clear();
  };
  return { wake, stop };
}

/** Ends a work that another process was told to stop, whose account is gone, or that nobody follows. */
function heed(work: RunningWork | undefined, pulse: Pulse | undefined, now: Date): void {
  if (work && work.followers > 0) work.followedAt = now;
  const followed = Math.max(work?.followedAt.getTime() ?? 0, pulse?.followedAt?.getTime() ?? 0);
  if (!pulse || pulse.stopAskedAt) work?.stop('asked');
  else if (now.getTime() - followed >= patienceMs) work?.stop('left');
}
