import { readdirSync, readFileSync } from 'node:fs';

/** The processes below one, itself first. Where the system has no /proc, itself alone. */
export function treeOf(root: number): number[] {
  const tree = [root];
  const processes = listProcesses();
  for (let at = 0; at < tree.length; at += 1)
    tree.push(...processes.filter(({ parent }) => parent === tree[at]).map(({ pid }) => pid));
  return tree;
}

export function signalTree(root: number, signal: NodeJS.Signals): void {
  for (const pid of treeOf(root)) signalOne(pid, signal);
}

/** One that has ended meanwhile needs no signal. */
export function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The words a process was started with. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function listProcesses(): { pid: number; parent: number }[] {
  const names = readdirOrNone('/proc').filter((name) => /^\d+$/.test(name));
  return names.flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return [{ pid: Number(name), parent }];
    } catch {
      return [];
    }
  });
}

function readdirOrNone(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
