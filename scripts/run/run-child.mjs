import { spawn } from 'node:child_process';
import { childEnv, root } from './paths.mjs';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/**
 * Runs a program in the foreground with our own input and output. Signals sent to us reach it, and we end
 * only after it has: nothing is orphaned. Resolves with its exit code (128 + signal number if killed).
 */
export function runForeground(program, args, { env, cwd = root } = {}) {
  const child = spawn(program, args, { cwd, env: childEnv(env), stdio: 'inherit' });
  const forward = (signal) => child.kill(signal);
  for (const signal of forwarded) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of forwarded) process.off(name, forward);
      resolve(code ?? 128 + (signalNumbers[signal] ?? 1));
    });
  });
}

/**
 * Runs a program without input and keeps what it prints. Resolves with `{ code, output }`, standard output
 * and error together; never rejects for a failing program.
 */
export function runCaptured(program, args, { env, cwd = root } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: childEnv({ NO_COLOR: '1', FORCE_COLOR: undefined, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (signal) => {
    child.kill(signal);
    child.once('exit', () => process.exit(128 + signalNumbers[signal]));
  };
  for (const signal of forwarded) process.on(signal, end);
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = (code) => {
      for (const signal of forwarded) process.off(signal, end);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') });
    };
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}
