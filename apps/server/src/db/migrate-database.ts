import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 4_207_002;

/** Brings the database to this version; processes that start together wait for the one that does it. */
export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  // A server that stops meanwhile makes the queries fail; that it broke needs no second telling.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
