import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { lowerPriority, readableFolders } from '../reader/child-process.ts';
import { limitTime } from '../reader/limit-time.ts';
import { watchMemory } from '../reader/watch-memory.ts';
import { DrawingError } from './drawing-error.ts';
import type { DrawingAnswer, DrawingWork, Drawn } from './drawing-work.ts';

/**
 * The system ends a child that loops even when this process is no longer there to do it. A child asks to be replaced
 * long before it has used so much of the processor.
 */
const maxCpuSeconds = 120;

export type ChildLimits = { timeoutMs: number; maxOldSpaceMb: number; maxRssMb: number; givesWay: boolean };

/**
 * A process that draws one document after another. It has no environment, reads nothing but code and fonts, writes
 * nothing and starts nothing; the canvas is the native code it may load, which is why it is no thread of this process.
 */
export function startDrawingChild(script: URL, limits: ChildLimits): ChildProcess {
  const flags = [
    `--max-old-space-size=${limits.maxOldSpaceMb}`,
    '--permission',
    '--allow-addons',
    ...readableFolders({ script, readable: [] }).map((folder) => `--allow-fs-read=${folder}`),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
  ];
  const command = [process.execPath, ...flags, fileURLToPath(script)];
  const limited = ['/bin/sh', '-c', 'ulimit -t "$0"; exec "$@"', `${maxCpuSeconds}`, ...command];
  const [program = '', ...args] = process.platform === 'win32' ? command : limited;
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: {},
    windowsHide: true,
  });
  // It can die before it is told what to do; its exit says so.
  child.on('error', () => {});
  if (limits.givesWay) lowerPriority(child.pid);
  return child;
}

/** Whether the child can be given something to draw. */
export function isAlive(child: ChildProcess): boolean {
  return child.connected && child.exitCode === null && child.signalCode === null;
}

/** A child that nobody waits for does not keep the program alive. */
export function hold(child: ChildProcess, held: boolean): void {
  if (held) child.ref();
  else child.unref();
  const channel = child.channel as { ref(): void; unref(): void } | null | undefined;
  if (held) channel?.ref();
  else channel?.unref();
}

/** Has the child draw. One that takes too long or too much, or dies, is killed before the promise settles. */
export async function askToDraw(
  child: ChildProcess,
  work: DrawingWork,
  limits: ChildLimits,
): Promise<{ drawn: Drawn; tired: boolean }> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawingAnswer>();
  const stop = (code: 'timeout' | 'too_complex' | 'lost' | 'failed') => {
    reject(new DrawingError(code));
    child.kill('SIGKILL');
  };
  const stopTiming = limitTime(child.pid ?? 0, limits.timeoutMs, () => stop('timeout'));
  const stopWatching = watchMemory(child.pid ?? 0, limits.maxRssMb, () => stop('too_complex'));
  // A process out of heap ends by a signal or by V8's abort codes; by this one, when somebody else ends it.
  const onExit = (code: number | null, killedBy: string | null) => {
    if (killedBy === 'SIGKILL') stop('lost');
    else stop(code === null || code > 127 ? 'too_complex' : 'failed');
  };
  const onMessage = (answer: unknown) => resolve(answer as DrawingAnswer);
  child.once('exit', onExit);
  child.once('message', onMessage);
  try {
    // It was gone already.
    child.send(work, (error) => error && stop('lost'));
    const answer = await promise;
    if ('failed' in answer) throw new DrawingError(answer.failed, answer.where);
    return answer;
  } finally {
    stopTiming();
    stopWatching();
    child.off('exit', onExit);
    child.off('message', onMessage);
  }
}
