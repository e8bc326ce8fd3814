import type { Tier } from '@coach/contracts/tiers';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createApp } from '../app.ts';
import type { Services } from '../context.ts';
import { openDatabase, openPool } from '../db/database.ts';
import type { GoogleClient } from '../features/auth/google-config.ts';
import { setTier } from '../features/billing/set-tier.ts';
import { simulatedPayments } from '../features/billing/simulated/simulated-payments.ts';
import { sweepSubscriptions } from '../features/billing/sweep-subscriptions.ts';
import { openCatalogue } from '../features/community/open-catalogue.ts';
import { jobHandlers } from '../job-handlers.ts';
import { parisDate } from '../paris-date.ts';
import { lazyDrawing } from '../ports/drawing.ts';
import { memoryLedger } from '../ports/erasure-ledger.ts';
import { fakeClock } from '../ports/fake-clock.ts';
import { fakeDocumentReader } from '../ports/fake-document-reader.ts';
import { fakeMailer } from '../ports/fake-mailer.ts';
import { fakePageFetcher } from '../ports/fake-page-fetcher.ts';
import { fakePageReader } from '../ports/fake-page-reader.ts';
import { fakeRoom } from '../ports/fake-room.ts';
import { memoryFiles } from '../ports/memory-files.ts';
import { createModelMetrics } from '../ports/models/model-metrics.ts';
import { lazyPhotos } from '../ports/photos.ts';
import { noSpeech } from '../ports/speech.ts';
import { fakeJobQueue } from '../work/fake-job-queue.ts';
import { createTestDatabase } from './test-database.ts';
import { type Ask, createVisitor, signUpUser, type TestUser } from './test-user.ts';

export const appUrl = 'http://localhost:3000';
export const operatorToken = 'operator-token-for-tests';

/** No test file takes longer: a month that would turn in the middle of one has turned before it begins. */
const longestTestMs = 10 * 60_000;

function monthTurnsSoon(now: Date): boolean {
  const month = (at: Date) => parisDate(at).slice(0, 7);
  return month(now) !== month(new Date(now.getTime() + longestTestMs));
}

/** The application on a database of its own, with fakes for the outside. Ends with the test file. */
export async function createTestApp(
  overrides: Partial<Services> = {},
  options: { trustedProxies?: number; google?: GoogleClient } = {},
) {
  const database = await createTestDatabase();
  const pool = openPool(database.connection, () => {});
  const clock = fakeClock();
  if (monthTurnsSoon(clock.now())) clock.advance(longestTestMs);
  const files = memoryFiles();
  const room = fakeRoom();
  const mailer = fakeMailer();
  const jobs = fakeJobQueue();
  const pages = fakePageFetcher();
  const db = openDatabase(pool);
  const silent = pino({ level: 'silent' });
  const services: Services = {
    db,
    payments: simulatedPayments(db, appUrl),
    clock,
    files,
    room,
    documents: fakeDocumentReader(),
    drawing: lazyDrawing({ timeoutMs: 30_000 }),
    photos: lazyPhotos({ timeoutMs: 30_000 }),
    mailer,
    jobs,
    pages,
    pageReader: fakePageReader(),
    speech: noSpeech,
    model: null,
    modelMetrics: createModelMetrics(),
    ledger: memoryLedger(),
    forgetMails: async () => {},
    log: silent,
    secret: 'a-secret-for-tests-of-more-than-32-characters',
    confirmsEmail: false,
    appUrl,
    operator: { name: 'Atelier des Carrières', email: 'operatrice@example.org' },
    community: openCatalogue({ clock, log: silent }),
    ...overrides,
  };
  const site = { files: new Map(), shell: null, notFound: null };
  const app = await createApp({
    services,
    pool,
    site,
    trustedProxies: options.trustedProxies ?? 0,
    operatorToken,
    google: options.google ?? null,
    passwordCost: { memory: 16, passes: 1 },
    outbox: null,
  });
  /** Does the jobs that wait: mails are sent, offers read. */
  const runJobs = () => jobs.run(jobHandlers(services));
  /** What the sweep finds due, and the jobs it makes. */
  const sweepDue = async () => {
    await sweepSubscriptions(services);
    await runJobs();
  };
  const askFrom = async (remoteAddress: string, path: string, init?: RequestInit) =>
    await app.fetch(new Request(new URL(path, appUrl), init), { incoming: { socket: { remoteAddress } } });
  const ask: Ask = (path, init) => askFrom('127.0.0.1', path, init);

  afterAll(async () => {
    await app.close();
    await services.drawing.close();
    await services.photos.close();
    await pool.end();
    await database.drop();
  });
  const paid = async (tier: Tier = 'builder'): Promise<TestUser> => {
    const user = await signUpUser(ask);
    await setTier(services.db, user.email, tier);
    return user;
  };
  /** Moves the clock for someone who is signed in then: no session lives as long as a subscription. */
  const later = async (user: TestUser, days: number) => {
    clock.advance(days * 24 * 3_600_000);
    const now = clock.now();
    const ended = await pool.query('delete from sessions where user_id = $1 returning id, token', [user.id]);
    const anew =
      'insert into sessions (id, token, user_id, created_at, updated_at, expires_at) values ($1, $2, $3, $4, $4, $5)';
    for (const { id, token } of ended.rows)
      await pool.query(anew, [id, token, user.id, now, new Date(now.getTime() + 2 * 3_600_000)]);
  };
  const users = { free: () => signUpUser(ask), paid, later };
  return {
    app,
    services,
    pool,
    clock,
    files,
    room,
    mailer,
    jobs,
    pages,
    runJobs,
    sweepSubscriptions: sweepDue,
    database,
    ask,
    askFrom,
    users,
    visitor: createVisitor(ask),
  };
}
