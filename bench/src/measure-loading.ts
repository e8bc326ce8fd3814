import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Figure, percentile } from './figures.ts';

const script = fileURLToPath(new URL('load-engine.ts', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));
const env = { NODE_COMPILE_CACHE: cache, ...process.env };

/** An empty process takes in the engine and its terms, as `npm start` and `coach` do it: with what was compiled before. */
export async function measureLoading(): Promise<Figure[]> {
  const samples = Array.from({ length: 5 }, () =>
    Number(execFileSync(process.execPath, [script], { encoding: 'utf8', env })),
  );
  return [{ name: 'loading the engine, p50 of five (ms)', value: percentile(samples, 0.5), target: 150 }];
}
