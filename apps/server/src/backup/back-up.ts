import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { FileStore } from '../ports/files.ts';
import { copyFiles, dropOtherCopies } from './copy-files.ts';
import { type Manifest, manifestFile, secretFile } from './manifest.ts';
import { namedFiles, writeTables } from './write-tables.ts';

type Source = {
  connection: pg.ClientConfig;
  files: FileStore;
  /** The file of the secret that was made at the first start; null where AUTH_SECRET gives it. */
  secret: string | null;
};

/** How often a snapshot is taken again because a file that it names was deleted before it was copied. */
const mostSnapshots = 8;

/**
 * Copies database and files into a new folder, as they stand together at one moment; the application may run meanwhile.
 * The folder appears when it is whole. Throws a sentence for the operator.
 */
export async function backUp(source: Source, folder: string): Promise<Manifest> {
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new Error(`${folder} is not empty: a backup is made in a folder of its own.`);
  const aside = `${path.resolve(folder)}.unfinished`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(path.join(aside, 'tables'), { recursive: true, mode: 0o700 });
  const client = new pg.Client(source.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const manifest = await fill(source, client, aside);
    await writeFile(manifestFile(aside), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
    await syncFolder(path.dirname(path.resolve(folder)));
    return manifest;
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function fill({ files, secret }: Source, client: pg.Client, aside: string): Promise<Manifest> {
  const copied = new Map<string, Manifest['files'][number]>();
  // Most of the files before the snapshot: what is left to copy after it takes a moment, in which little is deleted.
  const { rows } = await client.query<{ key: string }>('select key from stored_files order by key');
  await copyFiles(
    files,
    aside,
    rows.map(({ key }) => key),
    copied,
  );
  for (let turn = 1; ; turn += 1) {
    const takenAt = new Date().toISOString();
    const { keys, named, ...snapshot } = await writeTables(client, aside);
    const absent = await copyFiles(files, aside, keys, copied);
    if (
      await wereDeleted(
        client,
        absent.filter((key) => named.has(key)),
      )
    ) {
      if (turn < mostSnapshots) continue;
      throw new Error('Files are being deleted faster than they can be copied: try again at a quieter moment.');
    }
    const kept = keys.flatMap((key) => copied.get(key) ?? []);
    await dropOtherCopies(aside, new Set(keys));
    if (secret) await writeFile(secretFile(aside), await readFile(secret), { mode: 0o600, flush: true });
    return { format: 'coach-backup-1', takenAt, ...snapshot, files: kept, hasSecret: secret !== null };
  }
}

/**
 * Whether one of these files, which led somewhere at the snapshot, leads nowhere now: then it was deleted meanwhile, and a
 * newer snapshot fits. One that is still named was lost long ago, and its row is kept as it is.
 */
async function wereDeleted(client: pg.Client, absent: string[]): Promise<boolean> {
  if (absent.length === 0) return false;
  const { rows } = await client.query<{ key: string }>(namedFiles);
  const stillNamed = new Set(rows.map(({ key }) => key));
  return absent.some((key) => !stillNamed.has(key));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
