import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `pid start-time`: after a restart of the machine or container the same number may belong to another process. */
export async function processStamp(pid: number): Promise<string> {
  return `${pid} ${await startTime(pid)}`;
}

/** Whether the process that a stamp names still runs. */
export async function isSameProcess(stamp: string): Promise<boolean> {
  const pid = Number.parseInt(stamp, 10);
  return isAlive(pid) && (await processStamp(pid)) === stamp;
}

/** Whether any process has this number. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The words a process was started with, separated by blanks; empty when they cannot be known. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform !== 'linux') return await ps(pid, 'command=');
  const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return raw.replaceAll('\0', ' ').trim();
}

async function startTime(pid: number): Promise<string> {
  if (process.platform !== 'linux') return await ps(pid, 'lstart=');
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in brackets, may hold blanks; the start time is the 20th field after it (proc_pid_stat(5)).
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? 'gone';
}

async function ps(pid: number, field: string): Promise<string> {
  const answer = await run('ps', ['-o', field, '-p', String(pid)]).catch(() => null);
  return answer?.stdout.trim() ?? '';
}
