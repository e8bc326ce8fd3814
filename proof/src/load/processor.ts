import type { Finding } from '../finding.ts';
import { type ServerUsage, usageOf } from './processes.ts';

type Server = { pid: number; dataDir: string };

/** Percent of one core, of each that takes part. */
export type Shares = { application: number; children: number; postgres: number; generator: number };

/** Counts processor time from now on; `servers` share a data folder. Null where the system does not tell. */
export function watchProcessor(servers: Server[]): () => Shares | null {
  const before = servers.map(usageOf);
  const own = process.cpuUsage();
  const startedAt = performance.now();
  return () => {
    const after = servers.map(usageOf);
    const seconds = (performance.now() - startedAt) / 1_000;
    const { user, system } = process.cpuUsage(own);
    const spent = (of: (usage: ServerUsage) => number) => {
      const each = after.map((usage, index) => (usage ? of(usage) : 0) - (before[index] ? of(before[index]) : 0));
      return each.map((cpuSeconds) => (100 * cpuSeconds) / seconds);
    };
    if (before.includes(null) || after.includes(null)) return null;
    return {
      application: total(spent(({ app }) => app.cpuSeconds)),
      children: total(spent(({ children }) => children.cpuSeconds)),
      // One for all of them.
      postgres: spent(({ postgres }) => postgres.cpuSeconds)[0] ?? 0,
      generator: (100 * (user + system)) / 1e6 / seconds,
    };
  };
}

export function processorFindings(shares: Shares | null, when = ''): Finding[] {
  if (!shares) return [{ name: `processor${when}: can be read on this system`, value: 0 }];
  const { application, children, postgres, generator } = shares;
  return [
    { name: `processor${when}: application (% of a core)`, value: application },
    { name: `processor${when}: reading and drawing documents (% of a core)`, value: children },
    { name: `processor${when}: PostgreSQL (% of a core)`, value: postgres },
    { name: `processor${when}: server in all (% of a core)`, value: application + children + postgres },
    { name: `processor${when}: what makes the people up (% of a core)`, value: generator },
  ];
}

function total(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
