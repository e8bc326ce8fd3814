import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';

/** An application process that has a database and does nothing, to be killed. */
await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', durable: false });
process.stdout.write('up\n');
setInterval(() => {}, 60_000);
