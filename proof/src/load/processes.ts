import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Memory in MB and processor time in seconds of one kind of process, all together. */
export type Usage = { residentMb: number; ownMb: number; sharedMb: number; cpuSeconds: number; count: number };

/** The application, the processes it reads and draws documents in, and the PostgreSQL in its folder. */
export type ServerUsage = { app: Usage; children: Usage; postgres: Usage };

type Process = Omit<Usage, 'count'> & { pid: number; parent: number };

const ticksPerSecond = 100;

/** What the processes of a server use now; null where the system has no /proc to tell it. */
export function usageOf(server: { pid: number; dataDir: string }): ServerUsage | null {
  const all = readProcesses();
  const app = all.find(({ pid }) => pid === server.pid);
  if (!app) return null;
  const postmaster = postmasterOf(server.dataDir);
  const postgres = postmaster === null ? [] : descendants(all, postmaster);
  const database = new Set(postgres);
  const children = descendants(all, server.pid).filter((each) => each !== app && !database.has(each));
  return { app: sum([app]), children: sum(children), postgres: sum(postgres) };
}

/** Private to the processes: what a leak would grow. Shared buffers fill once and are bounded by PostgreSQL’s settings. */
export function ownMemoryOf({ app, children, postgres }: ServerUsage): number {
  return app.ownMb + children.ownMb + postgres.ownMb;
}

function postmasterOf(dataDir: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  } catch {
    return null;
  }
}

function readProcesses(): Process[] {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map(readProcess).filter((found) => found !== null);
  } catch {
    return [];
  }
}

/** proc(5): after the name in brackets, field 4 is the parent, 14 to 17 the ticks of it and of its ended children. */
function readProcess(pid: string): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1_000;
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      residentMb: megabytes('VmRSS'),
      ownMb: megabytes('RssAnon'),
      sharedMb: megabytes('RssShmem'),
      cpuSeconds: ticks / ticksPerSecond,
    };
  } catch {
    return null;
  }
}

/** A process and all below it. */
function descendants(all: Process[], root: number): Process[] {
  const found = new Set([root]);
  // Parents may stand after their children: as often as something is found.
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid));
}

function sum(processes: Process[]): Usage {
  const total = (of: (process: Process) => number) => processes.reduce((sum, each) => sum + of(each), 0);
  return {
    residentMb: total(({ residentMb }) => residentMb),
    ownMb: total(({ ownMb }) => ownMb),
    sharedMb: Math.max(0, ...processes.map(({ sharedMb }) => sharedMb)),
    cpuSeconds: total(({ cpuSeconds }) => cpuSeconds),
    count: processes.length,
  };
}
