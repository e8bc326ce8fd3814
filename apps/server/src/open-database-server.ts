import type pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from './config/env.ts';

type DatabaseServer = { connection: pg.PoolConfig; stop(): Promise<void> };

/** `DATABASE_URL`, or the application's own PostgreSQL in the data folder. */
export async function openDatabaseServer(env: Environment, log: Logger): Promise<DatabaseServer> {
  if (env.DATABASE_URL) return { connection: { connectionString: env.DATABASE_URL }, stop: async () => {} };
  const { startEmbeddedPostgres } = await import('./db/embedded-postgres.ts');
  return await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    onIncident: (message, error) => log[error ? 'error' : 'warn']({ err: error }, message),
  });
}
