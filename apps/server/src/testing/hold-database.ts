/**
 * A PostgreSQL of its own, for tests that stop it: `hold-database.ts <data folder>`. Says its address as JSON on the first
 * line, then takes `{"order":"stop"}` and `{"order":"start"}`, a line each, and answers each; stops with its input.
 */
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);
let server = await startEmbeddedPostgres({ dataDir });
const { host, port, user, password, database } = server.connection;
const place = new URLSearchParams({ host, port: String(port) });
say({ url: `postgres://${user}:${password}@localhost/${database}?${place}` });
for await (const line of createInterface({ input: process.stdin })) {
  if (JSON.parse(line).order === 'stop') await server.stop();
  else server = await startEmbeddedPostgres({ dataDir });
  say({ done: true });
}
await server.stop();
process.exit(0);
