import type { Finding } from '../finding.ts';
import { ownMemoryOf, type ServerUsage, usageOf } from './processes.ts';

/** By the end the server may hold so many times what it held once everything had been used. */
const mostGrowth = 1.15;

/** Looks at the server a fifth into the load, and at its end. */
export function watchMemory(server: { pid: number; dataDir: string }, minutes: number): () => Finding[] {
  let early: ServerUsage | null = null;
  const timer = setTimeout(() => {
    early = usageOf(server);
  }, minutes * 12_000);
  return () => {
    clearTimeout(timer);
    const atEnd = usageOf(server);
    if (!early || !atEnd) return [{ name: 'memory can be read on this system', value: 0 }];
    return [
      ...memoryFindings(early, `at minute ${minutes / 5}`),
      ...memoryFindings(atEnd, `at minute ${minutes}`),
      {
        name: 'memory of its own, end / a fifth in (times)',
        value: ownMemoryOf(atEnd) / ownMemoryOf(early),
        bound: { atMost: mostGrowth },
      },
    ];
  };
}

function memoryFindings({ app, children, postgres }: ServerUsage, when: string): Finding[] {
  return [
    { name: `memory ${when}: application, resident (MB)`, value: app.residentMb },
    { name: `memory ${when}: its ${children.count} children, resident (MB)`, value: children.residentMb },
    { name: `memory ${when}: PostgreSQL, of its own (MB)`, value: postgres.ownMb },
    { name: `memory ${when}: PostgreSQL, shared buffers in use (MB)`, value: postgres.sharedMb },
  ];
}
