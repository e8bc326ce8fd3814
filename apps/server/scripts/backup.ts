/**
 * `npm run backup -- FOLDER`, with the environment the application runs with: database, files and secret into a new
 * folder. Works beside a running application.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '../src/backup/back-up.ts';
import { sizeOf } from '../src/backup/size-of.ts';
import { readEnvironment } from '../src/config/env.ts';
import { createLog } from '../src/log.ts';
import { openDatabaseServer } from '../src/open-database-server.ts';
import { openFileStore } from '../src/open-file-store.ts';

const [folder, ...more] = process.argv.slice(2);
process.exitCode = await run().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  return 1;
});

async function run(): Promise<number> {
  if (!folder || more.length > 0 || folder.startsWith('-')) {
    process.stderr.write('Usage: npm run backup -- FOLDER\n');
    return 2;
  }
  const started = performance.now();
  const env = readEnvironment(process.env);
  const store = await openFileStore(env);
  const server = await openDatabaseServer(env, createLog('warn'));
  try {
    const secret = path.join(env.DATA_DIR, 'auth-secret');
    const kept = !env.AUTH_SECRET && existsSync(secret) ? secret : null;
    const manifest = await backUp({ connection: server.connection, files: store.files, secret: kept }, folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`Backed up into ${path.resolve(folder)} in ${seconds} s: ${sizeOf(manifest)}.\n`);
    if (!kept)
      process.stdout.write('AUTH_SECRET is not in it: keep it elsewhere, sessions and waiting mails need it.\n');
    return 0;
  } finally {
    await server.stop();
    await store.close();
  }
}
