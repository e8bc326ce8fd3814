import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../finding.ts';
import { type AppProcess, startApp } from './app-process.ts';
import { startBalancer } from './balancer.ts';
import { ask, type Keeper, send, signUp } from './keeper.ts';

/** Two processes on one database are exchanged for two others while people work; they come through one address. */
export async function proveRolling(dataDir: string): Promise<Finding[]> {
  const balancer = await startBalancer([]);
  const env = { DATA_DIR: dataDir, APP_URL: balancer.origin, DRAIN_SECONDS: '3', LOG_LEVEL: 'error' };
  const running: AppProcess[] = [];
  const start = async () => {
    running.push(await startApp(env));
    balancer.setOrigins(running.map(({ origin }) => origin));
  };
  const codes: (number | null)[] = [];
  try {
    await start();
    await start();
    await sleep(500);
    const people = await Promise.all(Array.from({ length: 4 }, () => signUp(balancer.origin)));
    const work = startWork(balancer.origin, people);
    await sleep(1_000);
    for (const former of [...running]) {
      await start();
      former.signal('SIGTERM');
      codes.push(await former.ended);
      running.splice(running.indexOf(former), 1);
    }
    const { answered, failed } = await work.stop();
    return [
      {
        name: 'processes exchanged under load, ended with 0',
        value: codes.filter((code) => code === 0).length,
        bound: { exactly: 2 },
      },
      { name: 'requests meanwhile', value: answered, bound: { atLeast: 100 } },
      { name: 'of them lost, refused or answered 5xx', value: failed, bound: { exactly: 0 } },
    ];
  } finally {
    for (const { signal } of running) signal('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    await balancer.stop();
  }
}

function startWork(origin: string, people: Keeper[]) {
  let over = false;
  let answered = 0;
  let failed = 0;
  const note = async (asking: Promise<number>) => {
    const status = await asking.catch(() => 0);
    answered += 1;
    if (status < 200 || status >= 400) {
      failed += 1;
      process.stderr.write(`rolling: answered ${status}\n`);
    }
  };
  const read = async (person: Keeper, path: string) => {
    const answer = await ask(origin, person, path);
    await answer.arrayBuffer();
    return answer.status;
  };
  const write = async (person: Keeper) => {
    const profile = { fullName: 'Camille Preuve', location: `Vitré ${answered}` };
    const answer = await send(origin, person, '/api/profile', profile, { method: 'PUT' });
    await answer.arrayBuffer();
    return answer.status;
  };
  const lanes = people.map(async (person) => {
    while (!over) {
      await note(write(person));
      for (const path of ['/api/profile', '/api/documents', '/api/usage', '/']) await note(read(person, path));
    }
  });
  return {
    async stop() {
      over = true;
      await Promise.all(lanes);
      return { answered, failed };
    },
  };
}
