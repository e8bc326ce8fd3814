import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type Manifest, type TableEntry, tableFile } from './manifest.ts';
import { hashRows } from './read-rows.ts';
import { type Client, listTables, plainText, quoted } from './tables.ts';

const atOnce = 200;

/**
 * The rows of these tables from the backup's folder, within the transaction under way, and proof that they are the same:
 * each table is read back and hashed. Throws when one is not.
 */
export async function loadTables(client: Client, folder: string, entries: TableEntry[]): Promise<void> {
  await client.query(plainText);
  for (const entry of entries) await loadTable(client, folder, entry);
  const tables = await listTables(client);
  for (const { schema, name, rows, sha256 } of entries) {
    const table = tables.find((each) => each.schema === schema && each.name === name);
    const now = table && (await hashRows(client, table));
    if (now?.rows !== rows || now.sha256 !== sha256)
      throw new Error(`The table ${schema}.${name} did not come back as it was: nothing has been changed.`);
  }
}

async function loadTable(client: Client, folder: string, entry: TableEntry): Promise<void> {
  const columns = entry.columns.map(({ name }) => pg.escapeIdentifier(name));
  const types = entry.columns.map(({ name, type }) => `${pg.escapeIdentifier(name)} ${type}`);
  await client.query(`create temp table backup_row (${types.join(', ')}) on commit drop`);
  // « offset 0 » keeps each row from being read anew for every column.
  const insert = `insert into ${quoted(entry)} (${columns.join(', ')})
    select ${columns.map((name) => `(kept).${name}`).join(', ')}
    from (select line::pg_temp.backup_row as kept from unnest($1::text[]) as line offset 0) as lines`;
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length > 0) await client.query(insert, [waiting]);
    waiting = [];
  };
  const lines = createInterface({ input: createReadStream(tableFile(folder, entry)), crlfDelay: 0 });
  for await (const line of lines) {
    waiting.push(JSON.parse(line));
    if (waiting.length >= atOnce) await flush();
  }
  await flush();
  await client.query('drop table pg_temp.backup_row');
}

/** Rows may refer to rows that come later, and no trigger is to add to what is restored. */
export async function withoutRules(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const { rows: references } = await client.query<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  const alter = async (how: string) => {
    for (const { table, name } of references)
      await client.query(`alter table ${table} alter constraint ${name} ${how}`);
  };
  for (const { name } of tables) await client.query(`alter table public.${name} disable trigger user`);
  await alter('deferrable initially deferred');
  await work();
  await client.query('set constraints all immediate');
  await alter('not deferrable');
  for (const { name } of tables) await client.query(`alter table public.${name} enable trigger user`);
}

export async function setSequences(client: Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [`public.${name}`, value, isCalled]);
}
