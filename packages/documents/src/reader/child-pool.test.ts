import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createChildPool } from './child-pool.ts';

const settings = {
  script: new URL('../testing/children/tells-mode.ts', import.meta.url),
  readable: [],
  maxOldSpaceMb: 64,
  maxCpuSeconds: 10,
};
const pools: ReturnType<typeof createChildPool>[] = [];

function newPool() {
  const pool = createChildPool(settings);
  pools.push(pool);
  return pool;
}

function beBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

async function modeOf(pool: ReturnType<typeof createChildPool>): Promise<string> {
  const child = pool.take();
  const [mode] = await once(child.stdout ?? child, 'data');
  child.kill('SIGKILL');
  return String(mode);
}

afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

describe('a child that waits for a document', () => {
  it('prepares itself where this process leaves it the time', async () => {
    const pool = newPool();
    await wait(200);
    pool.keepReady(1);
    expect(await modeOf(pool)).toBe('warm');
  });

  it('does not where this process needs the processor for others', async () => {
    const pool = newPool();
    beBusy(200);
    pool.keepReady(1);
    expect(await modeOf(pool)).toBe('cold');
  });

  it('is not prepared when a document came before it was started', async () => {
    expect(await modeOf(newPool())).toBe('cold');
  });
});
