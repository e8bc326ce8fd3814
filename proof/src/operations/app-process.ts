import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@coach/e2e/free-port';
import { repository } from '@coach/e2e/start-server';

export type AppProcess = {
  origin: string;
  signal(name: NodeJS.Signals): void;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  log(): string;
};

const running = new Set<ChildProcess>();

/** Ends whatever a proof that broke off has left running, and the databases that go on without it. */
export async function endApps(): Promise<void> {
  const left = [...running];
  for (const child of left) child.kill('SIGTERM');
  await Promise.all(left.map((child) => once(child, 'exit')));
}

/** The application as a process that is told to stop from outside; answers once it is ready. */
export async function startApp(env: Record<string, string>): Promise<AppProcess> {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: port,
      APP_URL: origin,
      TRUST_PROXY: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const log = () => Buffer.concat(chunks).toString();
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  await untilReady(child, origin, log);
  return { origin, ended, log, signal: (name) => void child.kill(name) };
}

async function untilReady(child: ChildProcess, origin: string, log: () => string): Promise<void> {
  for (let turn = 0; turn < 1_200 && child.exitCode === null; turn += 1) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await sleep(50);
  }
  throw new Error(`The application did not start.\n${log()}`);
}
