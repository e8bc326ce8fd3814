import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figures.ts';

const script = fileURLToPath(new URL('../../apps/server/scripts/measure-model.ts', import.meta.url));

type Measured = Record<'addedToFirstWordMs' | 'firstWordOfFiftyMs' | 'longestGapOfFiftyMs', number>;

/** A model’s double writes in a process of its own, 25 ms a piece: what the port adds, alone and for fifty people at once. */
export async function measureModels(): Promise<Figure[]> {
  const measured: Measured = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
  return [
    { name: 'added to a model’s first word, p95 (ms)', value: measured.addedToFirstWordMs, target: 50 },
    { name: 'added to the last first word of 50 texts at once (ms)', value: measured.firstWordOfFiftyMs },
    { name: 'longest pause in 50 texts at once (ms)', value: measured.longestGapOfFiftyMs, target: 500 },
  ];
}
