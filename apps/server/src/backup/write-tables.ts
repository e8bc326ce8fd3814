import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type pg from 'pg';
import { type Manifest, type TableEntry, tableFile } from './manifest.ts';
import { readRows } from './read-rows.ts';
import { type Client, listTables, plainText, type Table } from './tables.ts';

export type Snapshot = Pick<Manifest, 'tables' | 'sequences' | 'migration'> & {
  /** Every file that may be there. */
  keys: string[];
  /** Those that somebody’s CV or photo leads to. */
  named: ReadonlySet<string>;
};

/** SQL for the files that somebody’s CV or photo leads to. */
export const namedFiles =
  'select file_path as key from user_documents union select avatar_file from profiles where avatar_file is not null';

/** Every table as it stands at one moment, however much is written meanwhile; readers and writers are not held up. */
export async function writeTables(client: pg.Client, folder: string): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(plainText);
    const tables: TableEntry[] = [];
    for (const table of await listTables(client)) tables.push(await writeTable(client, folder, table));
    const keys = await client.query<{ key: string }>('select key from stored_files order by key');
    const named = await client.query<{ key: string }>(namedFiles);
    const newest = await client.query('select max(created_at) as migration from drizzle.__drizzle_migrations');
    return {
      tables,
      sequences: await readSequences(client),
      migration: Number(newest.rows[0].migration),
      keys: keys.rows.map(({ key }) => key),
      named: new Set(named.rows.map(({ key }) => key)),
    };
  } finally {
    await client.query('rollback');
  }
}

async function writeTable(client: Client, folder: string, table: Table): Promise<TableEntry> {
  const file = await open(tableFile(folder, table), 'w', 0o600);
  const hash = createHash('sha256');
  let rows = 0;
  try {
    for await (const lines of readRows(client, table)) {
      const text = lines.join('');
      hash.update(text);
      rows += lines.length;
      await file.write(text);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  const { schema, name, columns } = table;
  return { schema, name, columns, rows, sha256: hash.digest('hex') };
}

async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const read = await client.query(`select last_value::text as value, is_called from public."${name}"`);
    sequences.push({ name, value: read.rows[0].value, isCalled: read.rows[0].is_called });
  }
  return sequences;
}
