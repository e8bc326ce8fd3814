import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { checkKey } from '../ports/files.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const tableSchema = z.object({
  schema: name,
  name,
  columns: z.array(z.object({ name, type: z.string().regex(/^[a-z0-9_ .()[\],]+$/) })).min(1),
  rows: z.number().int().nonnegative(),
  sha256,
});

const manifestSchema = z.object({
  format: z.literal('coach-backup-1'),
  takenAt: z.iso.datetime(),
  /** The newest migration of the database the backup was taken of: when it was written, as its journal says. */
  migration: z.number().int(),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  files: z.array(z.object({ key: z.string().transform(checkKey), bytes: z.number().int().nonnegative(), sha256 })),
  /** Whether the secret of the data folder is in the backup, readable by its owner alone. */
  hasSecret: z.boolean(),
});

/** What a backup holds, and by what it is told whether it is whole. */
export type Manifest = z.output<typeof manifestSchema>;
export type TableEntry = z.output<typeof tableSchema>;

export const manifestFile = (folder: string) => path.join(folder, 'manifest.json');
export const secretFile = (folder: string) => path.join(folder, 'auth-secret');
export const fileOf = (folder: string, key: string) => path.join(folder, 'files', checkKey(key));
/** One row a line: a JSON string of the row as PostgreSQL writes it. */
export const tableFile = (folder: string, table: Pick<TableEntry, 'schema' | 'name'>) =>
  path.join(folder, 'tables', `${table.schema}.${table.name}.jsonl`);

/** Throws a sentence for the operator when there is no backup in the folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no backup in ${folder}: it has no manifest.json.`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Error(`The backup in ${folder} cannot be understood: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Everything that the manifest names and the folder does not hold to the byte; empty when the backup is whole. */
export async function faultsOf(folder: string, manifest: Manifest): Promise<string[]> {
  const faults: string[] = [];
  for (const table of manifest.tables)
    if ((await hashOfFile(tableFile(folder, table))) !== table.sha256) faults.push(`table ${table.name}`);
  for (const { key, sha256: expected } of manifest.files)
    if ((await hashOfFile(fileOf(folder, key))) !== expected) faults.push(`file ${key}`);
  if (manifest.hasSecret && (await hashOfFile(secretFile(folder))) === null) faults.push('auth-secret');
  return faults;
}

/** null when there is no such file. */
async function hashOfFile(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk);
  } catch {
    return null;
  }
  return hash.digest('hex');
}
