import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import type { Client } from './tables.ts';

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Throws a sentence for the operator when the backup is of a newer version than this one. */
export function checkMigration(migration: number): void {
  if (!readMigrationFiles({ migrationsFolder }).some(({ folderMillis }) => folderMillis === migration))
    throw new Error('The backup was taken with a newer version of the application: restore it with that one.');
}

/**
 * The tables as they were when the backup was taken, empty, within the transaction under way; what was there is dropped.
 * The next start brings them to its own version.
 */
export async function makeSchema(client: Client, migration: number): Promise<void> {
  await dropAll(client);
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > migration) break;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

async function dropAll(client: Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade');
  await client.query('drop schema if exists drizzle cascade');
  const tables = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables.rows) await client.query(`drop table public.${pg.escapeIdentifier(name)} cascade`);
  const functions = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { name } of functions.rows) await client.query(`drop routine ${name} cascade`);
  const types = await client.query<{ name: string }>(`
    select t.oid::regtype::text as name from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`);
  for (const { name } of types.rows) await client.query(`drop type ${name} cascade`);
}
