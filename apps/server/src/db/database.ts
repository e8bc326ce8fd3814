import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { tables } from './schema/tables.ts';

export type Database = NodePgDatabase<typeof tables>;
/** The database, or a transaction under way in it. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** A pool of ten; a connection that breaks while idle is reported, not thrown, and replaced at its next use. */
export function openPool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ max: 10, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000, ...connection });
  pool.on('error', onError);
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return drizzle(pool, { schema: tables });
}
