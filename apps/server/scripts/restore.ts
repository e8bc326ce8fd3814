/**
 * `npm run restore -- FOLDER [--replace] [--erasures FILE] [--check]`, with the environment the application will run with.
 * The application must be stopped. Accounts that were erased since the backup are erased again.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { eraseSince } from '../src/backup/erase-since.ts';
import { putSecret } from '../src/backup/put-secret.ts';
import { checkBackup, restore } from '../src/backup/restore.ts';
import { sizeOf } from '../src/backup/size-of.ts';
import { readEnvironment } from '../src/config/env.ts';
import { createLog } from '../src/log.ts';
import { openDatabaseServer } from '../src/open-database-server.ts';
import { openFileStore } from '../src/open-file-store.ts';
import { readLedger } from '../src/ports/erasure-ledger.ts';
import { startPgBossQueue } from '../src/work/pg-boss-queue.ts';

process.exitCode = await run().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  return 1;
});

async function run(): Promise<number> {
  const { folder, replace, check, erasures } = readArguments();
  if (!folder) {
    process.stderr.write('Usage: npm run restore -- FOLDER [--replace] [--erasures FILE] [--check]\n');
    return 2;
  }
  if (check) {
    process.stdout.write(`The backup in ${path.resolve(folder)} is whole: ${sizeOf(await checkBackup(folder))}.\n`);
    return 0;
  }
  const known = erasures ? readLedger(await readFile(erasures, 'utf8')) : [];
  const env = readEnvironment(process.env);
  const log = createLog('warn');
  const store = await openFileStore(env);
  const server = await openDatabaseServer(env, log);
  try {
    const prepareQueue = async () => await (await startPgBossQueue(server.connection, log)).stop();
    const target = { connection: server.connection, files: store.files, prepareQueue };
    const manifest = await restore(target, folder, { replace });
    process.stdout.write(`Restored the backup of ${manifest.takenAt}: ${sizeOf(manifest)}, each table read back.\n`);
    if (manifest.hasSecret && !env.AUTH_SECRET) await putSecret(folder, env.DATA_DIR);
    const erased = await eraseSince({ ...store, connection: server.connection, dataDir: env.DATA_DIR, log }, known);
    process.stdout.write(`Erased since the backup and now erased again: ${erased} accounts.\n`);
    return 0;
  } finally {
    await server.stop();
    await store.close();
  }
}

function readArguments() {
  const options = { replace: { type: 'boolean' }, check: { type: 'boolean' }, erasures: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { replace = false, check = false, erasures } = values;
    return { folder: positionals.length === 1 ? positionals[0] : undefined, replace, check, erasures };
  } catch {
    return { folder: undefined, replace: false, check: false, erasures: undefined };
  }
}
