import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile } from '@coach/bench/figures';
import { type RunningServer, startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { arriving } from './account-steps.ts';
import { runCrowd, type Sample } from './crowd.ts';
import { cvSteps } from './cv-steps.ts';
import { processorFindings, watchProcessor } from './processor.ts';
import { loadEnv } from './surroundings.ts';

/** As many as keep every process busy, without a pause. */
const people = 24;
const warmMs = 15_000;
const windowMs = 20_000;

/** What a second process on the same PostgreSQL adds: the same people at one, then at two. */
export async function proveTwoProcesses(): Promise<Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coach-two-'));
  const servers: RunningServer[] = [];
  const start = async () => {
    const server = await startServer({ dataDir, env: loadEnv });
    servers.push(server);
    await press([server], warmMs);
    return server;
  };
  try {
    const one = await press([await start()], windowMs);
    await start();
    const two = await press(servers, windowMs);
    return [
      { name: 'people at once, without a pause', value: people },
      ...findings('one process', one),
      ...findings('two processes', two),
      { name: 'two processes / one (times the steps)', value: two.stepsPerSecond / one.stepsPerSecond },
      { name: 'steps that failed', value: one.errors + two.errors, bound: { exactly: 0 } },
    ];
  } finally {
    for (const server of servers.reverse()) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function press(servers: RunningServer[], durationMs: number) {
  const samples: Sample[] = [];
  const processor = watchProcessor(servers);
  const startedAt = performance.now();
  await runCrowd({
    ...{ origins: servers.map(({ origin }) => origin), people, thinkMs: 0, steps: [...arriving, ...cvSteps] },
    arriveAt: () => 0,
    signal: AbortSignal.timeout(durationMs),
    onSample: (sample) => samples.push(sample),
  });
  const failed = samples.filter(({ error }) => error !== null);
  for (const error of new Set(failed.map(({ error }) => error))) process.stderr.write(`  ${error}\n`);
  return {
    stepsPerSecond: (1_000 * samples.length) / (performance.now() - startedAt),
    p95: percentile(
      samples.map(({ ms }) => ms),
      0.95,
    ),
    errors: failed.length,
    shares: processor(),
  };
}

function findings(name: string, { stepsPerSecond, p95, shares }: Awaited<ReturnType<typeof press>>): Finding[] {
  return [
    { name: `${name}: steps a second`, value: stepsPerSecond },
    { name: `${name}: p95 of all steps (ms)`, value: p95 },
    ...processorFindings(shares, `, ${name}`),
  ];
}
