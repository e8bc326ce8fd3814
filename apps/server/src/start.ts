import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Environment, EnvironmentError, readEnvironment } from './config/env.ts';
import { keepSecret } from './config/keep-secret.ts';
import { createLog } from './log.ts';
import { openDatabaseServer } from './open-database-server.ts';
import { systemClock } from './ports/clock.ts';
import { folderFiles } from './ports/folder-files.ts';
import { lazyDocumentReader } from './ports/lazy-document-reader.ts';
import { printStart } from './print-start.ts';
import { releaseMemorySoon } from './release-memory.ts';

const siteFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** Environment → adapters → listening. Whatever stops the start is printed as plain sentences, with exit code 1. */
export async function start(variables: Record<string, string | undefined>): Promise<void> {
  try {
    await run(readEnvironment(variables));
  } catch (error) {
    const known = error instanceof EnvironmentError || (error instanceof Error && !process.env.DEBUG);
    process.stderr.write(`${known ? (error as Error).message : (error as Error).stack}\n`);
    process.exit(1);
  }
}

async function run(env: Environment): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  // The database server starts while most of the modules are still being read.
  const [secret, operatorToken, server, modules] = await Promise.all([
    env.AUTH_SECRET ?? keepSecret(env.DATA_DIR, 'auth-secret'),
    keepSecret(env.DATA_DIR, 'operator-token'),
    openDatabaseServer(env, log),
    loadModules(),
  ]);
  const { createApp, listen, loadSite, migrateDatabase, openDatabase, openPool, startSweeping } = modules;
  const site = await loadSite(siteFolder);
  await migrateDatabase(server.connection);
  const pool = openPool(server.connection, (error) => log.warn({ err: error }, 'a database connection broke'));
  const services = {
    db: openDatabase(pool),
    clock: systemClock,
    files: folderFiles(path.join(env.DATA_DIR, 'files')),
    documents: lazyDocumentReader(),
    log,
    secret,
  };
  const sweeping = startSweeping(services);
  const app = await createApp({
    services,
    pool,
    site,
    appUrl: env.APP_URL,
    trustedProxies: env.TRUST_PROXY,
    operatorToken,
  });
  const listening = await listen(app, env);
  printStart(env, { address: listening.address, siteIsBuilt: site.files.size > 0 });

  releaseMemorySoon();

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    sweeping.stop();
    await listening.close();
    await services.documents.close();
    await pool.end();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

async function loadModules() {
  const [app, database, migration, site, listening, sweeping] = await Promise.all([
    import('./app.ts'),
    import('./db/database.ts'),
    import('./db/migrate-database.ts'),
    import('./http/site/load-site.ts'),
    import('./listen.ts'),
    import('./sweep.ts'),
  ]);
  return { ...app, ...database, ...migration, ...site, ...listening, ...sweeping };
}
