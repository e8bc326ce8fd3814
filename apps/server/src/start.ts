import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { productName } from '@coach/contracts/brand';
import type { Logger } from 'pino';
import { type Environment, readEnvironment, takesPayments } from './config/env.ts';
import { keepSecret } from './config/keep-secret.ts';
import type { Services } from './context.ts';
import type { GoogleClient } from './features/auth/google-config.ts';
import { siteFacts } from './http/site/site-facts.ts';
import { createLog } from './log.ts';
import { type DatabaseServer, openDatabaseServer } from './open-database-server.ts';
import { openFileStore } from './open-file-store.ts';
import { systemClock } from './ports/clock.ts';
import { lazyDrawing } from './ports/drawing.ts';
import { lazyDocumentReader } from './ports/lazy-document-reader.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Model } from './ports/model.ts';
import { modelAccessOf } from './ports/models/model-access.ts';
import type { ModelMetrics } from './ports/models/model-metrics.ts';
import { openSpeech } from './ports/open-speech.ts';
import { outboxMailer } from './ports/outbox-mailer.ts';
import type { Payments } from './ports/payments.ts';
import { lazyPhotos } from './ports/photos.ts';
import { folderRoom } from './ports/room.ts';
import { allowedHosts } from './ports/web/check-url.ts';
import { childPageReader } from './ports/web/child-page-reader.ts';
import { webFetcher } from './ports/web/web-fetcher.ts';
import { printStart } from './print-start.ts';
import { releaseMemoryWhenQuiet } from './release-memory.ts';
import { type Stoppable, stopOnSignals } from './stop-on-signals.ts';

/** Texts under way are given this long to be finished, then who follows them is told; requests, a little longer. */
const workPatienceMs = 12_000;
const answerPatienceMs = 15_000;

const siteFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** Environment → adapters → listening. Whatever stops the start is printed as plain sentences, with exit code 1. */
export async function start(variables: Record<string, string | undefined>): Promise<void> {
  try {
    await run(readEnvironment(variables));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function run(env: Environment): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  // The database server starts while most of the modules are still being read.
  const [server, modules] = await Promise.all([openDatabaseServer(env, log), loadModules()]);
  try {
    const { leave, stop } = await serve(env, log, server, modules);
    const stopAll = async () => {
      const cut = await stop();
      await server.stop();
      return cut;
    };
    stopOnSignals(log, { leave, stop: stopAll }, env.DRAIN_SECONDS * 1_000);
  } catch (error) {
    await server.stop();
    throw error;
  }
  releaseMemoryWhenQuiet();
}

/** Answers how to stop, once the application answers requests. */
async function serve(
  env: Environment,
  log: Logger,
  { connection }: DatabaseServer,
  modules: Modules,
): Promise<Stoppable> {
  const { createApp, importAdvice, listen, loadSite, migrateDatabase, openDatabase, openPool } = modules;
  const { startSweeping, startPgBossQueue } = modules;
  // Alone: what it says of a store that cannot be used must not be drowned in what breaks off beside it.
  const store = await openFileStore(env);
  const [secret, operatorToken, site] = await Promise.all([
    env.AUTH_SECRET ?? keepSecret(env.DATA_DIR, 'auth-secret'),
    keepSecret(env.DATA_DIR, 'operator-token'),
    loadSite(siteFolder, siteFacts(env)),
    migrateDatabase(connection),
  ]);
  const pool = openPool(connection, (error) => log.warn({ err: error }, 'a database connection broke'));
  const documents = lazyDocumentReader();
  const drawing = lazyDrawing();
  const photos = lazyPhotos();
  const outbox = env.SMTP_URL ? null : outboxMailer(path.join(env.DATA_DIR, 'outbox'));
  const mailer = outbox ?? (await openSmtp(env));
  const jobs = await startPgBossQueue(connection, log);
  const db = openDatabase(pool);
  const payments = await openPayments(env, db);
  const userAgent = `CoachCarriere (+${env.APP_URL})`;
  const pages = webFetcher({ allowed: allowedHosts(env.FETCH_ALLOW_HOSTS), userAgent });
  const pageReader = childPageReader();
  const modelMetrics = modules.createModelMetrics();
  const services: Services = {
    db,
    clock: systemClock,
    files: store.files,
    room: folderRoom([env.DATA_DIR, path.join(env.DATA_DIR, 'files'), path.join(env.DATA_DIR, 'postgres')]),
    documents,
    drawing,
    photos,
    mailer,
    jobs,
    payments,
    pages,
    pageReader,
    speech: await openSpeech(env),
    model: await openWriter(env, modelMetrics, log),
    modelMetrics,
    ledger: store.ledger,
    forgetMails: async (address) => await outbox?.forget(address),
    log,
    secret,
    confirmsEmail: env.SMTP_URL !== undefined,
    appUrl: env.APP_URL,
    operator: operatorOf(env),
    community: modules.openCatalogue({ clock: systemClock, log }),
  };
  // While the rest is made: without it the library is as it was.
  const advised = importAdvice(services).catch((error) =>
    log.error({ err: error }, 'the advice library stays as it was'),
  );
  let isLeaving = false;
  const google = googleOf(env);
  const app = await createApp({
    services,
    pool,
    site,
    trustedProxies: env.TRUST_PROXY,
    operatorToken,
    google,
    outbox,
    securityContact: env.OPERATOR_EMAIL ?? null,
    answersNobody: env.ROLE === 'worker',
    isLeaving: () => isLeaving,
  });
  await advised;
  const listening = env.ROLE === 'worker' ? null : await listen(app, env);
  if (env.ROLE !== 'web') await jobs.work(modules.jobHandlers(services));
  const sweeping = startSweeping(services);
  printStart(env, { address: listening?.address ?? null, siteIsBuilt: site.files.size > 0 });
  const leave = () => {
    isLeaving = true;
    listening?.leave();
  };
  const stop = async () => {
    sweeping.stop();
    // Together: who follows a text being written holds the listening open until it ends.
    const [cut = 0] = await Promise.all([listening?.close(answerPatienceMs), app.close(workPatienceMs), jobs.stop()]);
    await mailer.close();
    await pages.close();
    await pageReader.close();
    await documents.close();
    await drawing.close();
    await photos.close();
    await store.close();
    await pool.end();
    return cut;
  };
  return { leave, stop };
}

/** What is not sent stays in the outbox, under an address that leads nowhere. */
function operatorOf({ OPERATOR_NAME, OPERATOR_EMAIL, SMTP_URL, APP_URL }: Environment): Services['operator'] {
  const kept = SMTP_URL ? null : `operateur@${new URL(APP_URL).hostname}`;
  return { name: OPERATOR_NAME ?? null, email: OPERATOR_EMAIL ?? kept };
}

async function openSmtp({ SMTP_URL, MAIL_FROM, APP_URL }: Environment): Promise<Mailer> {
  const { smtpMailer } = await import('./ports/smtp-mailer.ts');
  const from = MAIL_FROM ?? `${productName} <no-reply@${new URL(APP_URL).hostname}>`;
  return smtpMailer(SMTP_URL as string, from);
}

/** Its libraries are read only where a model is configured. */
async function openWriter(env: Environment, metrics: ModelMetrics, log: Logger): Promise<Model | null> {
  const access = modelAccessOf(env);
  if (!access) return null;
  const { openModel } = await import('./ports/models/open-model.ts');
  return openModel(access, metrics, log);
}

async function openPayments(env: Environment, db: Services['db']): Promise<Payments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  if (!takesPayments(env) || !secretKey) {
    const { simulatedPayments } = await import('./features/billing/simulated/simulated-payments.ts');
    return simulatedPayments(db, env.APP_URL);
  }
  const { stripePayments } = await import('./ports/stripe/stripe-payments.ts');
  return stripePayments({ secretKey, webhookSecret: webhookSecret ?? '', apiBase: apiBase ?? null });
}

function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: Environment): GoogleClient | null {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null;
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: GOOGLE_ISSUER ?? null };
}

type Modules = Awaited<ReturnType<typeof loadModules>>;

async function loadModules() {
  const [app, database, migration, site, listening, sweeping, advice, community, queue, handlers, metrics] =
    await Promise.all([
      import('./app.ts'),
      import('./db/database.ts'),
      import('./db/migrate-database.ts'),
      import('./http/site/load-site.ts'),
      import('./listen.ts'),
      import('./sweep.ts'),
      import('./features/advice/import-advice.ts'),
      import('./features/community/open-catalogue.ts'),
      import('./work/pg-boss-queue.ts'),
      import('./job-handlers.ts'),
      import('./ports/models/model-metrics.ts'),
    ]);
  return {
    ...app,
    ...database,
    ...migration,
    ...site,
    ...listening,
    ...sweeping,
    ...advice,
    ...community,
    ...queue,
    ...handlers,
    ...metrics,
  };
}
