import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { end, spawnNode } from '../spawn-node.ts';
import type { Ask } from '../test-user.ts';

const patienceMs = 60_000;

/** The real application on a data folder, made to be killed; each kill answers the milliseconds until it is ready again. */
export async function startVictim(dataDir: string) {
  const port = await freePort();
  const ask: Ask = (url, init) => fetch(`http://127.0.0.1:${port}${url}`, init);
  const env = { PORT: String(port), DATA_DIR: dataDir, APP_URL: 'http://localhost:3000', LOG_LEVEL: 'fatal' };
  const start = () => spawnNode('../main.ts', [], 'Base de données', env);
  let app: ChildProcess = await start();

  async function untilReady(since: number): Promise<number> {
    while (performance.now() - since < patienceMs) {
      const answer = await ask('/readyz').catch(() => null);
      if (answer?.status === 200) return performance.now() - since;
      await sleep(10);
    }
    throw new Error('the application was not ready within a minute');
  }

  return {
    ask,
    /** `meanwhile` is waited for before it is started again. */
    async killApp(meanwhile: () => Promise<void>): Promise<number> {
      await end(app, 'SIGKILL');
      await meanwhile();
      const since = performance.now();
      app = await start();
      return await untilReady(since);
    },
    /** The running application is left to find it again. */
    async killDatabase(meanwhile: () => Promise<void>): Promise<number> {
      const since = performance.now();
      const pid = Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
      process.kill(pid, 'SIGKILL');
      await meanwhile();
      return await untilReady(since);
    },
    stop: () => end(app, 'SIGTERM'),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
