import { createHash } from 'node:crypto';
import { type Client, quoted, rowText, type Table } from './tables.ts';

const atOnce = 200;

/** The rows of a table, a line each, within the transaction under way; a few at a time. */
export async function* readRows(client: Client, table: Table): AsyncGenerator<string[]> {
  const text = rowText(table.columns.map(({ name }) => name));
  const select = `select ${text} as line from ${quoted(table)} where ${table.where} order by ${table.order}`;
  await client.query(`declare backup_rows no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${atOnce} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${JSON.stringify(line)}\n`);
  }
  await client.query('close backup_rows');
}

/** How many rows a table has and what they hash to, as a backup of it would say. */
export async function hashRows(client: Client, table: Table): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readRows(client, table)) {
    for (const line of lines) hash.update(line);
    rows += lines.length;
  }
  return { rows, sha256: hash.digest('hex') };
}
