import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { runCrowd } from './crowd.ts';
import { stepFindings } from './step-findings.ts';
import { watchMemory } from './watch-memory.ts';

const minutes = Number(process.env.LOAD_MINUTES ?? 10);
const people = Number(process.env.LOAD_PEOPLE ?? 200);
const thinkMs = Number(process.env.LOAD_THINK_SECONDS ?? 7) * 1_000;

/** Two hundred people through the whole journey, on the machine that makes them up too. */
export async function proveLoad(): Promise<Finding[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'error', TRUST_PROXY: '1' } });
  try {
    const watch = watchMemory(server, minutes);
    const durationMs = minutes * 60_000;
    const arrivalMs = Math.min(60_000, durationMs / 4);
    const result = await runCrowd({ origins: [server.origin], people, durationMs, arrivalMs, thinkMs });
    const seconds = result.ms / 1_000;
    return [
      { name: 'people at once', value: people },
      { name: 'minutes', value: seconds / 60 },
      { name: 'mean pause between two steps (s)', value: thinkMs / 1_000 },
      { name: 'journeys gone through to the end', value: result.journeys },
      { name: 'steps a second', value: result.samples.length / seconds },
      ...stepFindings(result.samples),
      ...watch.findings(seconds),
    ];
  } finally {
    await server.stop();
  }
}
