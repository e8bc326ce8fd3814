/**
 * Takes an event of Stripe and never commits it: `hold-event.ts <connection> <access> <body> <signature>`. For tests that
 * kill it between receipt and commit.
 */
import { pino } from 'pino';
import { openDatabase, openPool } from '../db/database.ts';
import { receiveEvent } from '../features/billing/receive-event.ts';
import { systemClock } from '../ports/clock.ts';
import { stripePayments } from '../ports/stripe/stripe-payments.ts';
import type { JobQueue } from '../work/job-queue.ts';

const [connection = '{}', access = '{}', body = '', signature = ''] = process.argv.slice(2);
const pool = openPool(JSON.parse(connection), () => {});
const send = () => {
  process.stdout.write('event recorded\n');
  return new Promise<void>(() => {});
};
// Keeps the process alive while it holds.
setInterval(() => {}, 1_000);
const services = {
  db: openDatabase(pool),
  clock: systemClock,
  jobs: { send } as unknown as JobQueue,
  payments: stripePayments(JSON.parse(access)),
  log: pino({ level: 'silent' }),
};
await receiveEvent(services, body, signature);
