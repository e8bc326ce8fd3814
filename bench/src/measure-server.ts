import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '@coach/e2e/start-server';
import type { Figure } from './figures.ts';
import { percentile } from './figures.ts';

/** Second starts of the server with its database, to the first 200, and its memory when nothing happens. */
export async function measureServer(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coach-bench-'));
  const starts: number[] = [];
  let residentBytes = 0;
  try {
    await (await startServer({ dataDir })).stop();
    for (let round = 0; round < 5; round += 1) {
      const started = performance.now();
      const server = await startServer({ dataDir });
      starts.push(performance.now() - started);
      if (round === 4) await wait(5_000);
      residentBytes = residentMemory(server.pid);
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return [
    { name: 'second start to the first 200, p50 (ms)', value: percentile(starts, 0.5), target: 1_500 },
    { name: 'idle memory of the server process (MB)', value: residentBytes / 1e6, target: 150 },
  ];
}

/** Linux only: bytes in memory of a process, 0 elsewhere. */
function residentMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
