import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { repository } from '@coach/e2e/start-server';

export type Ended = { code: number | null; output: string; seconds: number };

/** Runs one of our own scripts to its end, in the environment given and no other. */
export async function runScript(args: string[], env: Record<string, string>): Promise<Ended> {
  const started = performance.now();
  const child = spawnScript(args, env);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { code, output: Buffer.concat(chunks).toString(), seconds: (performance.now() - started) / 1000 };
}

/** A process of ours that has said « up »; ends at once when told. */
export async function holdScript(args: string[]): Promise<{ kill(): Promise<void> }> {
  const child = spawnScript(args, {});
  await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${args[0]} ended before it was up`))),
  ]);
  return {
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function spawnScript(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: repository,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
