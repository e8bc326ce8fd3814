import { percentile } from '@coach/bench/figures';
import type { Finding } from '../finding.ts';
import type { Sample } from './crowd.ts';

/** Nobody waits longer for a step, but for one in twenty. */
export const patienceMs = 1_000;

/** What each step took, in the order of the journey, and what went wrong. */
export function stepFindings(samples: Sample[]): Finding[] {
  const bySteps = Map.groupBy(samples, ({ step }) => step);
  const failed = samples.filter(({ error }) => error !== null);
  for (const error of new Set(failed.map(({ error }) => error))) process.stderr.write(`  ${error}\n`);
  return [
    ...[...bySteps].flatMap(([step, of]) => {
      const times = of.map(({ ms }) => ms);
      return [
        { name: `${step}: done (times)`, value: of.length },
        { name: `${step}: p50 (ms)`, value: percentile(times, 0.5) },
        { name: `${step}: p95 (ms)`, value: percentile(times, 0.95), bound: { atMost: patienceMs } },
      ];
    }),
    { name: 'steps that failed', value: failed.length, bound: { exactly: 0 } },
  ];
}
