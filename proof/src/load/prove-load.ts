import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { runCrowd, type Sample } from './crowd.ts';
import { processorFindings, watchProcessor } from './processor.ts';
import { stepFindings } from './step-findings.ts';
import { loadEnv, thinkMs } from './surroundings.ts';
import { watchMemory } from './watch-memory.ts';

const minutes = Number(process.env.LOAD_MINUTES ?? 10);
const people = Number(process.env.LOAD_PEOPLE ?? 200);

/** Two hundred people through the whole journey, on the machine that makes them up too. */
export async function proveLoad(): Promise<Finding[]> {
  const server = await startServer({ env: loadEnv });
  try {
    const durationMs = minutes * 60_000;
    const arrivalMs = Math.min(60_000, durationMs / 4);
    const samples: Sample[] = [];
    const memory = watchMemory(server, minutes);
    const processor = watchProcessor([server]);
    const startedAt = performance.now();
    const journeys = await runCrowd({
      ...{ origins: [server.origin], people, thinkMs },
      arriveAt: (index) => (arrivalMs * index) / people,
      signal: AbortSignal.timeout(durationMs),
      onSample: (sample) => samples.push(sample),
    });
    const seconds = (performance.now() - startedAt) / 1_000;
    return [
      { name: 'people at once', value: people },
      { name: 'minutes', value: seconds / 60 },
      { name: 'mean pause between two steps (s)', value: thinkMs / 1_000 },
      { name: 'journeys gone through to the end', value: journeys },
      { name: 'steps a second', value: samples.length / seconds },
      ...stepFindings(samples),
      ...memory(),
      ...processorFindings(processor()),
    ];
  } finally {
    await server.stop();
  }
}
