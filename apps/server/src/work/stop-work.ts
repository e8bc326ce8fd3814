import { setTimeout as sleep } from 'node:timers/promises';
import type { Work } from '@coach/contracts/features/work';
import type { UserContext } from '../context.ts';
import { endOfRow, presentRow, presentRunning } from './present-work.ts';
import { getOwnedWork, markWork, type WorkRow } from './running-rows.ts';
import type { RunningWork } from './running-work.ts';
import type { RunningWorks } from './running-works.ts';

/** Longer than a process needs to read that it is asked to stop. */
const patienceMs = 3_000;
const lookMs = 100;

/**
 * Stops a work, or puts away one that has ended. What was finished at that very moment is done all the same: the answer
 * says what became of it. Throws `not_found`.
 */
export async function stopWork(context: UserContext, works: RunningWorks, id: string): Promise<Work> {
  const here = works.find(context.actor.userId, id);
  if (here) return await stopHere(here);
  const row = await getOwnedWork(context, id);
  const isRunning = endOfRow(context, row) === null;
  await markWork(context, id, isRunning ? 'stopAskedAt' : 'putAwayAt');
  return presentRow(context, isRunning ? await untilEnded(context, row) : row);
}

async function stopHere(work: RunningWork): Promise<Work> {
  work.stop('asked');
  const patience = AbortSignal.timeout(patienceMs);
  while (!work.end && !patience.aborted) await work.changed(patience);
  return presentRunning(work);
}

async function untilEnded(context: UserContext, asked: WorkRow): Promise<WorkRow> {
  let row = asked;
  for (let waited = 0; waited < patienceMs && !endOfRow(context, row); waited += lookMs) {
    await sleep(lookMs);
    row = await getOwnedWork(context, row.id);
  }
  return row;
}
