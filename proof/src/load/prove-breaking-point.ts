import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '@coach/bench/figures';
import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { runCrowd, type Sample } from './crowd.ts';
import { processorFindings, type Shares, watchProcessor } from './processor.ts';
import { patienceMs } from './step-findings.ts';
import { loadEnv, thinkMs } from './surroundings.ts';

const first = 25;
const doublings = 6;
/** How long each number of people stays: the first third for those who join to arrive. */
const stageMs = Number(process.env.LOAD_STAGE_SECONDS ?? 60) * 1_000;

type Stage = { people: number; p95: number; errors: number; stepsPerSecond: number; shares: Shares | null };

/** Doubles the people until a step takes more than a second for one in twenty, or fails: where, and what is used up there. */
export async function proveBreakingPoint(): Promise<Finding[]> {
  const server = await startServer({ env: loadEnv });
  const over = new AbortController();
  try {
    const samples: Sample[] = [];
    const crowd = runCrowd({
      ...{ origins: [server.origin], thinkMs, people: first * 2 ** doublings, arriveAt, signal: over.signal },
      onSample: (sample) => samples.push(sample),
    });
    const stages: Stage[] = [];
    do stages.push(await lookAt(server, first * 2 ** stages.length, samples));
    while (isHeld(stages.at(-1)) && stages.length <= doublings);
    over.abort();
    await crowd;
    return findings(stages);
  } finally {
    over.abort();
    await server.stop();
  }
}

/** The first ones in the first third of the first stage, as many again in that of the second, and so on. */
export function arriveAt(index: number): number {
  const stage = index < first ? 0 : Math.floor(Math.log2(index / first)) + 1;
  const before = stage === 0 ? 0 : first * 2 ** (stage - 1);
  const joining = stage === 0 ? first : before;
  return stage * stageMs + ((index - before) / joining) * (stageMs / 3);
}

async function lookAt(
  server: Parameters<typeof watchProcessor>[0][0],
  people: number,
  samples: Sample[],
): Promise<Stage> {
  await wait(stageMs / 3);
  samples.length = 0;
  const processor = watchProcessor([server]);
  await wait((stageMs * 2) / 3);
  const shares = processor();
  const errors = samples.filter(({ error }) => error !== null).length;
  const p95 = percentile(
    samples.map(({ ms }) => ms),
    0.95,
  );
  return { people, p95, errors, stepsPerSecond: (1_500 * samples.length) / stageMs, shares };
}

function isHeld(stage?: Stage): boolean {
  return stage !== undefined && stage.p95 <= patienceMs && stage.errors === 0;
}

function findings(stages: Stage[]): Finding[] {
  const last = stages.at(-1) as Stage;
  const held = stages.filter(isHeld).at(-1);
  return [
    { name: 'most people at once that were all served in time', value: held?.people ?? 0 },
    ...stages.flatMap(({ people, p95, errors, stepsPerSecond }) => [
      { name: `${people} people: p95 of all steps (ms)`, value: p95 },
      { name: `${people} people: steps that failed`, value: errors },
      { name: `${people} people: steps a second`, value: stepsPerSecond },
    ]),
    ...(isHeld(last) ? [{ name: 'people at once, and nothing broke', value: last.people }] : usedUp(last)),
    ...processorFindings(last.shares, ` with ${last.people} people`),
  ];
}

/** What there is no more of: the one thread that answers, or all the cores together. */
function usedUp({ shares }: Stage): Finding[] {
  if (!shares) return [];
  const { application, children, postgres, generator } = shares;
  const all = (application + children + postgres + generator) / availableParallelism();
  const name = all > application ? `all ${availableParallelism()} cores` : 'the application’s thread';
  return [{ name: `used up first: ${name} (% busy)`, value: Math.max(all, application) }];
}
