import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repository } from '@coach/e2e/start-server';

/** A process that does jobs and answers nobody; it has said that it is up. */
export async function startWorker(env: Record<string, string>) {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production', ...env, ROLE: 'worker' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const gone = once(child, 'exit').then(() => {
    throw new Error('the worker ended before it was up');
  });
  const up = new Promise<void>((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Base de données')) resolve();
    });
  });
  await Promise.race([up, gone]);
  gone.catch(() => {});
  return { pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
