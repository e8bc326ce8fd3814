import type { Finding } from '../finding.ts';
import { cpuSecondsOf, ownMemoryOf, type ServerUsage, usageOf } from './processes.ts';

/** By the end the server may hold so many times what it held once everything had been used. */
const mostGrowth = 1.15;

/** Looks at the server now, a fifth into the load, and at its end. */
export function watchMemory(server: { pid: number; dataDir: string }, minutes: number) {
  const atStart = usageOf(server);
  const generatorAtStart = process.cpuUsage();
  let early: ServerUsage | null = null;
  const timer = setTimeout(() => {
    early = usageOf(server);
  }, minutes * 12_000);
  return {
    findings(seconds: number): Finding[] {
      clearTimeout(timer);
      const atEnd = usageOf(server);
      if (!atStart || !early || !atEnd) return [{ name: 'memory and processor can be read on this system', value: 0 }];
      const { user, system } = process.cpuUsage(generatorAtStart);
      const share = (cpuSeconds: number) => (100 * cpuSeconds) / seconds;
      return [
        ...memoryFindings(early, `at minute ${minutes / 5}`),
        ...memoryFindings(atEnd, `at minute ${minutes}`),
        {
          name: 'memory of its own, end / a fifth in (times)',
          value: ownMemoryOf(atEnd) / ownMemoryOf(early),
          bound: { atMost: mostGrowth },
        },
        { name: 'processor: application (% of a core)', value: share(atEnd.app.cpuSeconds - atStart.app.cpuSeconds) },
        {
          name: 'processor: reading and drawing documents (% of a core)',
          value: share(atEnd.children.cpuSeconds - atStart.children.cpuSeconds),
        },
        {
          name: 'processor: PostgreSQL (% of a core)',
          value: share(atEnd.postgres.cpuSeconds - atStart.postgres.cpuSeconds),
        },
        { name: 'processor: server in all (% of a core)', value: share(cpuSecondsOf(atEnd) - cpuSecondsOf(atStart)) },
        { name: 'processor: what makes the people up (% of a core)', value: share((user + system) / 1e6) },
      ];
    },
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
