import { setTimeout as wait } from 'node:timers/promises';
import type { Step } from './account-steps.ts';
import { journey } from './journey.ts';
import { createPerson } from './person.ts';
import { thinkTime } from './think-time.ts';

export type Sample = { step: string; ms: number; error: string | null; atMs: number };

export type CrowdOptions = {
  /** Where each of them goes, in turn. */
  origins: string[];
  people: number;
  durationMs: number;
  /** Over how long they arrive. */
  arrivalMs: number;
  /** Mean; 0 is machines rather than people. */
  thinkMs: number;
  steps?: Step[];
  /** Told of each thing done, as it is done. */
  onSample?: (sample: Sample) => void;
};

export type CrowdResult = { samples: Sample[]; journeys: number; ms: number };

let born = 0;

/** So many people at once, each through the journey under one account, then again under another, until time is up. */
export async function runCrowd(options: CrowdOptions): Promise<CrowdResult> {
  const { people, durationMs, arrivalMs, onSample } = options;
  const startedAt = performance.now();
  const end = startedAt + durationMs;
  const samples: Sample[] = [];
  let journeys = 0;
  const keep = (sample: Sample) => {
    samples.push(sample);
    onSample?.(sample);
  };
  const live = async (index: number) => {
    await wait((arrivalMs * index) / people);
    while (performance.now() < end) if (await goThrough(options, index, startedAt, end, keep)) journeys += 1;
  };
  await Promise.all(Array.from({ length: people }, (_, index) => live(index)));
  return { samples, journeys, ms: performance.now() - startedAt };
}

/** Whether it was gone through to the end. What fails ends the journey: its person starts afresh. */
async function goThrough(
  { origins, thinkMs, steps = journey }: CrowdOptions,
  index: number,
  startedAt: number,
  end: number,
  keep: (sample: Sample) => void,
): Promise<boolean> {
  born += 1;
  const person = createPerson(origins[index % origins.length] as string, born);
  for (const { name, take } of steps) {
    const begun = performance.now();
    if (begun >= end) return false;
    const error = await take(person).then(
      () => null,
      (reason) => `${name}: ${reason instanceof Error ? reason.message : reason}`,
    );
    const done = performance.now();
    keep({ step: name, ms: done - begun, error, atMs: done - startedAt });
    await wait(Math.min(thinkTime(Math.random, thinkMs), Math.max(0, end - performance.now())));
    if (error) return false;
  }
  return true;
}
