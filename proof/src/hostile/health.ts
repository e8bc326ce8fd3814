import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RunningServer } from '@coach/e2e/start-server';
import type { Person } from './person.ts';

/** Linux only, elsewhere 0: megabytes a process has in memory. */
export function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** Lines of the log in which the server tells of a failure that it had not foreseen. */
export function unforeseen(server: Pick<RunningServer, 'log'>): string[] {
  return server
    .log()
    .split('\n')
    .filter((line) => /"level":(50|60)|uncaught|unhandled|FATAL ERROR|out of memory/i.test(line));
}

/** 1 when the process that was started has ended, whatever answers now. */
export function crashes({ pid }: Pick<RunningServer, 'pid'>): number {
  try {
    process.kill(pid, 0);
    return 0;
  } catch {
    return 1;
  }
}

export type Readings = {
  /** Milliseconds of each. */
  samples: number[];
  failed: number;
};

/**
 * Reads something of the person’s own, one request after the other with a breath between, until told to stop. In a thread
 * of its own: what this process does meanwhile is not to be measured.
 */
export function startReading(person: Person): { stop(): Promise<Readings> } {
  const workerData = { url: person.address('/api/usage'), headers: person.headers };
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { workerData });
  const ended = new Promise<Readings>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // Told by `stop`, whenever that is asked.
  ended.catch(() => {});
  return {
    async stop() {
      worker.postMessage('stop');
      return await ended;
    },
  };
}

/** The same, with nothing beside it. */
export async function readAlone(person: Person, seconds: number): Promise<Readings> {
  const reading = startReading(person);
  await wait(seconds * 1_000);
  return await reading.stop();
}
