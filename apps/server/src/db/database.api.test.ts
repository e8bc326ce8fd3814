import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase, openPool } from './database.ts';

test('connections that break during a transaction are neither thrown nor lost', async () => {
  const { connection, drop } = await createTestDatabase();
  const broken: Error[] = [];
  const pool = openPool({ ...connection, max: 2 }, (error) => broken.push(error));
  const db = openDatabase(pool);
  for (let round = 0; round < 4; round += 1) {
    const cut = db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(cut).rejects.toThrow();
  }
  // A connection that is already dead when the transaction begins.
  const client = await pool.connect();
  client.release();
  await pool.query('select 1');
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  await expect(db.transaction(async () => 'begun')).rejects.toThrow();
  expect(await db.transaction(async () => 'begun again')).toBe('begun again');
  expect(pool.totalCount - pool.idleCount).toBe(0);
  expect(broken.length).toBeGreaterThan(0);
  await pool.end();
  await drop();
});

test('a database that says nothing is not waited for, and its connection serves nobody else', async () => {
  const { connection, drop } = await createTestDatabase();
  const pool = openPool({ ...connection, max: 1, query_timeout: 100 }, () => {});
  const db = openDatabase(pool);
  const inside = db.transaction(async (transaction) => void (await transaction.execute(sql`select pg_sleep(30)`)));
  await expect(inside).rejects.toThrow();
  await expect(db.execute(sql`select pg_sleep(30)`)).rejects.toMatchObject({
    cause: { message: 'Query read timeout' },
  });
  expect(await db.transaction(async () => 'begun again')).toBe('begun again');
  await pool.end();
  await drop();
});
