import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export type RunningServer = {
  /** `http://localhost:<port>`, without a slash at the end. */
  origin: string;
  dataDir: string;
  pid: number;
  /** What the process has printed so far. */
  log: () => string;
  /** Puts the server’s clock this far ahead of the real one; only with `movesClock`. Sessions may end. */
  moveClock: (aheadMs: number) => Promise<void>;
  stop: () => Promise<void>;
};

type Options = { env?: Record<string, string>; dataDir?: string; movesClock?: boolean };

/**
 * Starts the real server process with its own PostgreSQL on a free port and resolves once it answers.
 * Without `dataDir` the data live in a temporary folder that `stop` removes.
 */
export async function startServer({ env = {}, dataDir, movesClock }: Options = {}): Promise<RunningServer> {
  const port = env.PORT ?? String(await freePort());
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'coach-server-'));
  const origin = `http://localhost:${port}`;
  const clock = join(folder, 'clock');
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      APP_URL: origin,
      DATA_DIR: folder,
      ...(movesClock ? withClock(clock) : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = collect(child);
  const stop = async () => {
    await end(child);
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(child, `${origin}/readyz`);
  } catch (error) {
    await stop();
    throw new Error(`The server did not start.\n${log()}`, { cause: error });
  }
  return { origin, dataDir: folder, pid: child.pid ?? 0, log, moveClock: (ms) => writeClock(clock, ms), stop };
}

function withClock(file: string): Record<string, string> {
  const preload = new URL('move-clock.ts', import.meta.url);
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${preload}`.trim(), CLOCK_FILE: file };
}

/** Longer than the server goes without reading it. */
async function writeClock(file: string, aheadMs: number): Promise<void> {
  await writeFile(file, String(aheadMs));
  await wait(100);
}

function collect(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  return () => chunks.join('');
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const deadline = AbortSignal.timeout(60_000);
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address, { signal: deadline }).catch(() => deadline.throwIfAborted());
    if (answer?.ok) return;
    await wait(10, undefined, { signal: deadline });
  }
  throw new Error('the process ended');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
