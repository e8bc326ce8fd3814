import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { FileStore } from '../ports/files.ts';
import { loadTables, setSequences, withoutRules } from './load-tables.ts';
import { checkMigration, makeSchema } from './make-schema.ts';
import { faultsOf, fileOf, type Manifest, readManifest } from './manifest.ts';
import { listTables } from './tables.ts';

type Target = {
  connection: pg.ClientConfig;
  files: FileStore;
  /** Makes the job queue's own tables. */
  prepareQueue(): Promise<void>;
};

/** The manifest of a backup that is whole. Throws a sentence for the operator where it is not. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  checkMigration(manifest.migration);
  const faults = await faultsOf(folder, manifest);
  if (faults.length === 0) return manifest;
  const [named, more] = [faults.slice(0, 5).join(', '), faults.length - 5];
  throw new Error(`The backup in ${folder} is damaged: ${named}${more > 0 ? ` and ${more} more` : ''}.`);
}

/**
 * Puts a backup in the place of whatever the database holds: all of it or nothing. What is there is replaced only if
 * `replace` says so, and never while somebody is connected. Throws a sentence for the operator.
 */
export async function restore(target: Target, folder: string, { replace }: { replace: boolean }): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const client = new pg.Client(target.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const former = await checkTarget(client, replace);
    // Files first: rows that lead to nothing must never be seen. Their keys are nobody else’s.
    for (const { key } of manifest.files) await target.files.put(key, await readFile(fileOf(folder, key)));
    const [queued, own] = split(manifest.tables, ({ schema }) => schema === 'pgboss');
    await inTransaction(client, async () => {
      await makeSchema(client, manifest.migration);
      await withoutRules(client, () => loadTables(client, folder, own));
      await setSequences(client, manifest.sequences);
    });
    await target.prepareQueue();
    await inTransaction(client, async () => {
      await client.query('delete from pgboss.job');
      await loadTables(client, folder, queued);
    });
    const kept = new Set(manifest.files.map(({ key }) => key));
    for (const key of former) if (!kept.has(key)) await target.files.delete(key);
    return manifest;
  } finally {
    await client.end();
  }
}

/** Answers the keys of the files of what is to be replaced. */
async function checkTarget(client: pg.Client, replace: boolean): Promise<string[]> {
  const others = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  if (others.rowCount)
    throw new Error('Somebody is connected to this database: stop the application everywhere, then restore.');
  const names = (await listTables(client)).map(({ name }) => name);
  if (names.length === 0) return [];
  if (!(names.includes('users') && names.includes('stored_files')))
    throw new Error('This database holds tables of something else: restore into one of its own.');
  const { rows } = await client.query(
    'select (select count(*) from users) + (select count(*) from stored_files) as kept',
  );
  if (Number(rows[0].kept) > 0 && !replace)
    throw new Error('This database is not empty: to replace all that it holds, add --replace.');
  const files = await client.query<{ key: string }>('select key from stored_files');
  return files.rows.map(({ key }) => key);
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function split<Item>(items: Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
