import pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from './config/env.ts';

export type DatabaseServer = { connection: pg.PoolConfig; stop(): Promise<void> };

/** `DATABASE_URL`, or the application's own PostgreSQL in the data folder. */
export async function openDatabaseServer(env: Environment, log: Logger): Promise<DatabaseServer> {
  if (env.DATABASE_URL) return await useDatabase(env.DATABASE_URL);
  const { startEmbeddedPostgres } = await import('./db/embedded-postgres.ts');
  return await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    onIncident: (message, error) => log[error ? 'error' : 'warn']({ err: error }, message),
  });
}

const oldestVersion = 15;
/** On a machine where everything starts at once, reading our own modules can take the whole of one. */
const mostTries = 3;

/** Throws a sentence for the operator when the server does not answer or is too old. */
async function useDatabase(connectionString: string, tries = 1): Promise<DatabaseServer> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version < oldestVersion)
      throw new Error(`it is PostgreSQL ${version}, and ${oldestVersion} is the oldest that works`);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (message === 'timeout expired' && tries < mostTries) return await useDatabase(connectionString, tries + 1);
    throw new Error(`The database of DATABASE_URL cannot be used: ${message || code}`);
  } finally {
    await client.end().catch(() => {});
  }
  return { connection: { connectionString }, stop: async () => {} };
}
