import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
/** The database, or a transaction under way in it. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** How long a connection, and then an answer on it, is waited for. */
const patienceMs = 10_000;

/**
 * A pool of ten; a connection that breaks is reported, not thrown, and replaced at its next use. So is one on which the
 * database says nothing: a request must not wait for it for ever.
 */
export function openPool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const patience = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const pool = new pg.Pool({ max: 10, idleTimeoutMillis: 30_000, ...patience, ...connection });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // The pool only listens to idle connections: one that breaks during a transaction would end the process.
    client.on('error', onError);
    endWhenSilent(client);
  });
  return pool;
}

/** What is asked after a question that was not answered would wait behind it, a ROLLBACK too. */
function endWhenSilent(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const query = (...asked: unknown[]) => {
    const answer = ask(...asked);
    if (answer instanceof Promise) answer.catch((error) => error.message === 'Query read timeout' && stream.destroy());
    return answer;
  };
  client.query = query as typeof client.query;
}

export function openDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool);
  // Drizzle's own keeps a connection for ever when its BEGIN fails: ten of them, and the pool is empty.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
