import { startServer } from '@coach/e2e/start-server';
import { runCrowd } from './crowd.ts';
import { ownMemoryOf, usageOf } from './processes.ts';
import { loadEnv, thinkMs } from './surroundings.ts';

/**
 * Run by hand: `node proof/src/load/soak.ts [MINUTES]`, two hours unless told. The people of `npm run proof -- load`, with
 * a line a minute of what the server holds in memory. Ends with 1 when a step failed.
 */
const minutes = Number(process.argv[2] ?? 120);
const people = Number(process.env.LOAD_PEOPLE ?? 200);

process.stdout.write('minute   application   children   PostgreSQL   of their own (MB)   steps   failed\n');
const server = await startServer({ env: loadEnv });
const counts = { minute: 0, steps: 0, failed: 0 };
const timer = setInterval(tell, 60_000);
try {
  await runCrowd({
    ...{ origins: [server.origin], people, thinkMs },
    arriveAt: (index) => (60_000 * index) / people,
    signal: AbortSignal.timeout(minutes * 60_000),
    onSample({ error }) {
      counts.steps += 1;
      if (error === null) return;
      counts.failed += 1;
      process.stderr.write(`${error}\n`);
    },
  });
} finally {
  clearInterval(timer);
  await server.stop();
}
process.exit(counts.failed === 0 ? 0 : 1);

function tell(): void {
  counts.minute += 1;
  const usage = usageOf(server);
  const memory = usage
    ? [usage.app.residentMb, usage.children.residentMb, usage.postgres.ownMb, ownMemoryOf(usage)].map(Math.round)
    : ['?', '?', '?', '?'];
  const columns = [counts.minute, ...memory, counts.steps, counts.failed];
  const widths = [6, 14, 11, 13, 20, 8, 9];
  process.stdout.write(`${columns.map((column, index) => String(column).padStart(widths[index] ?? 0)).join('')}\n`);
}
