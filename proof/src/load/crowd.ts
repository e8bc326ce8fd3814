import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Step } from './account-steps.ts';
import { journey } from './journey.ts';
import { createPerson } from './person.ts';
import { thinkTime } from './think-time.ts';

/** One thing that was done; `atMs` since the crowd began. */
export type Sample = { step: string; ms: number; error: string | null; atMs: number };

export type Crowd = {
  /** Where each of them goes, in turn. */
  origins: string[];
  people: number;
  /** When one of them comes, in milliseconds. */
  arriveAt(index: number): number;
  /** Mean; 0 is machines rather than people. */
  thinkMs: number;
  steps?: Step[];
  /** Ends the crowd: each finishes what they are at. */
  signal: AbortSignal;
  /** Told of each thing done, as it is done. */
  onSample(sample: Sample): void;
};

let born = 0;

/** People at once, each through the journey under one account, then again under another; answers how many ends were reached. */
export async function runCrowd(crowd: Crowd): Promise<number> {
  setMaxListeners(crowd.people + 1, crowd.signal);
  const startedAt = performance.now();
  let journeys = 0;
  const live = async (index: number) => {
    await pause(crowd.arriveAt(index), crowd.signal);
    while (!crowd.signal.aborted) if (await goThrough(crowd, index, startedAt)) journeys += 1;
  };
  await Promise.all(Array.from({ length: crowd.people }, (_, index) => live(index)));
  return journeys;
}

/** Whether it was gone through to the end. What fails ends the journey: its person starts afresh. */
async function goThrough(crowd: Crowd, index: number, startedAt: number): Promise<boolean> {
  born += 1;
  const person = createPerson(crowd.origins[index % crowd.origins.length] as string, born);
  for (const { name, take } of crowd.steps ?? journey) {
    if (crowd.signal.aborted) return false;
    const begun = performance.now();
    const error = await take(person).then(() => null, describe);
    const done = performance.now();
    crowd.onSample({ step: name, ms: done - begun, error: error && `${name}: ${error}`, atMs: done - startedAt });
    await pause(thinkTime(Math.random, crowd.thinkMs), crowd.signal);
    if (error) return false;
  }
  return true;
}

function describe(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  return reason.cause ? `${reason.message} (${describe(reason.cause)})` : reason.message;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {});
}
