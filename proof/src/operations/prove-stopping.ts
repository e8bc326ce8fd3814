import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../finding.ts';
import { startApp } from './app-process.ts';
import { ask, bring, type Keeper, send, signUp } from './keeper.ts';

type Outcome = { status: number | 'lost' };

/** SIGTERM in the middle of everything: what is under way is answered, health is red first, and the exit code is 0. */
export async function proveStopping(dataDir: string): Promise<Finding[]> {
  const app = await startApp({ DATA_DIR: dataDir, DRAIN_SECONDS: '4', LOG_LEVEL: 'info' });
  const people = await Promise.all(Array.from({ length: 6 }, () => signUp(app.origin)));
  const slow = people.flatMap((person) => [1, 2, 3, 4].map((turn) => analyse(app.origin, person, turn)));
  const brought = people.map((person) => outcomeOf(() => bring(app.origin, person)));
  // The requests are with the server, none is answered yet.
  await sleep(100);
  const told = performance.now();
  app.signal('SIGTERM');
  const redAfter = await untilRed(app.origin, told);
  const late = await Promise.all(
    people.map((person) => outcomeOf(async () => (await ask(app.origin, person, '/api/profile')).status)),
  );
  const underWay = await Promise.all([...slow, ...brought]);
  const code = await app.ended;
  const seconds = (performance.now() - told) / 1000;
  const lost = underWay.filter(({ status }) => status === 'lost').length;
  const failed = underWay.filter(({ status }) => typeof status === 'number' && status >= 500).length;
  return [
    { name: 'requests under way at SIGTERM', value: underWay.length, bound: { exactly: 30 } },
    { name: 'of them lost', value: lost, bound: { exactly: 0 } },
    { name: 'of them answered 5xx', value: failed, bound: { exactly: 0 } },
    { name: 'health red after SIGTERM (ms)', value: redAfter, bound: { atMost: 3_000 } },
    {
      name: 'requests that still came while health was red, answered',
      value: late.filter(({ status }) => status === 200).length,
      bound: { exactly: late.length },
    },
    { name: 'exit code', value: code ?? -1, bound: { exactly: 0 } },
    { name: 'from SIGTERM to the end, 4 s of them waiting for proxies (s)', value: seconds, bound: { atMost: 30 } },
    {
      name: 'requests cut off, by its own log',
      value: Number(/"cut":(\d+)/.exec(app.log())?.[1] ?? -1),
      bound: { exactly: 0 },
    },
    ...(await secondSignal(dataDir)),
  ];
}

async function secondSignal(dataDir: string): Promise<Finding[]> {
  const app = await startApp({ DATA_DIR: dataDir, DRAIN_SECONDS: '60', LOG_LEVEL: 'error' });
  app.signal('SIGTERM');
  await sleep(1_500);
  const told = performance.now();
  app.signal('SIGTERM');
  const code = await app.ended;
  const ms = performance.now() - told;
  // The database that it left running is taken over, and stopped.
  const next = await startApp({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  next.signal('SIGTERM');
  await next.ended;
  return [
    { name: 'a second signal ends it after (ms)', value: ms, bound: { atMost: 1_000 } },
    { name: 'its exit code then', value: code ?? -1, bound: { exactly: 1 } },
  ];
}

async function analyse(origin: string, person: Keeper, turn: number): Promise<Outcome> {
  const cvContent = `Élodie Marchetti\nComptable ${turn}\nExpérience\n2019 - 2024 Comptable, Atelier Nord\nSage 100, TVA`;
  const body = { cvContent, jobDescription: `Comptable ${turn}\nTVA, Sage 100, Excel indispensable` };
  return await outcomeOf(async () => (await send(origin, person, '/api/functions/analyze-cv', body)).status);
}

async function outcomeOf(work: () => Promise<number>): Promise<Outcome> {
  return { status: await work().catch(() => 'lost' as const) };
}

async function untilRed(origin: string, from: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.status === 503) return performance.now() - from;
    if (!answer) return Number.POSITIVE_INFINITY;
    await sleep(10);
  }
}
