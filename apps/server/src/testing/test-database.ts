import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { templateDatabase } from './template-database.ts';

export type TestDatabase = { connection: pg.ClientConfig; drop(): Promise<void> };

/** A migrated database of one's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${templateDatabase}`);
  return {
    connection: { ...server, database: name },
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
