import { createHmac } from 'node:crypto';
import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { type Answer, ask, type Person, signUp, until } from './ask.ts';
import { signalTree } from './signal-tree.ts';
import { startDatabase } from './start-database.ts';

const webhookSecret = 'whsec_proof';
/** A connection and an answer on it are waited for ten seconds each. */
const mostSilentMs = 25_000;

type Request = () => Promise<Answer>;

/** A database that stops, comes back, and one that hangs: what every kind of request is answered meanwhile. */
export async function proveDatabaseAway(): Promise<Finding[]> {
  const database = await startDatabase();
  // Stripe itself is nowhere: its events need the database alone.
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_proof', STRIPE_WEBHOOK_SECRET: webhookSecret };
  const env = { DATABASE_URL: database.url, STRIPE_API_BASE: 'http://127.0.0.1:9', ...stripe };
  const server = await startServer({ env }).catch(async (error) => {
    await database.end();
    throw error;
  });
  try {
    const { origin } = server;
    const person = await signUp(origin);
    const { token } = (await person.ask('/api/auth/token')).body;
    const requests = requestsOf(origin, person, token);
    const page = () => ask(origin, '/');
    const leaver = await signUp(origin);
    const leave = () => leaver.ask('/api/auth/sign-out', { json: {} });
    const before = await all(requests);

    await database.stop();
    const away = [...(await all(requests)), ...(await all([...requests, leave]))];
    const pageAway = await page();
    const alive = await ask(origin, '/livez');
    await database.start();
    const backMs = await until(async () => (await ask(origin, '/readyz')).status === 200);
    const after = await all(requests);
    const sameSession = await person.ask('/api/profile');

    signalTree(database.pid(), 'SIGSTOP');
    const [silent, pageSilent] = await Promise.all([Promise.all(requests.map((request) => request())), page()]);
    signalTree(database.pid(), 'SIGCONT');
    const awakeMs = await until(async () => (await ask(origin, '/readyz')).status === 200);
    const last = await all(requests);

    const worked = before.map(({ status }) => status).join();
    const asBefore = (answers: Answer[]) => answers.map(({ status }) => status).join() === worked;
    return [
      ...refusedFindings('database down', away),
      ...refusedFindings('database hanging', silent),
      held('database down: public page served, process alive (of 2)', [pageAway, alive].filter(isFine).length, 2),
      held('database hanging: public page served (of 1)', [pageSilent].filter(isFine).length, 1),
      { name: 'database down: slowest answer (ms)', value: slowest(away), bound: { atMost: 5_000 } },
      { name: 'database hanging: slowest answer (ms)', value: slowest(silent), bound: { atMost: mostSilentMs } },
      { name: 'database back: ready after (ms)', value: backMs, bound: { atMost: 15_000 } },
      { name: 'database no longer hanging: ready after (ms)', value: awakeMs, bound: { atMost: 15_000 } },
      held('all kinds of request as before, without a restart (of 2)', [after, last].filter(asBefore).length, 2),
      held('the session of before still open (of 1)', [sameSession].filter(isFine).length, 1),
    ];
  } finally {
    signalTree(database.pid(), 'SIGCONT');
    await server.stop();
    await database.end();
  }
}

/** One of every kind that needs the database. */
function requestsOf(origin: string, person: Person, token: string): Request[] {
  const bearer = { authorization: `Bearer ${token}` };
  const form = () => {
    const content = new FormData();
    content.set('file', new File(['%PDF-1.4 essai'], 'cv.pdf', { type: 'application/pdf' }));
    return content;
  };
  const { email, password } = person;
  return [
    () => ask(origin, '/readyz'),
    () => person.ask('/api/auth/get-session'),
    () => person.ask('/api/auth/token'),
    () => person.ask('/api/profile'),
    () => person.ask('/api/documents'),
    () => person.ask('/api/advice-library'),
    () => ask(origin, '/api/profile', { headers: bearer }),
    () => ask(origin, '/api/functions/check-subscription', { method: 'POST', headers: bearer, json: {} }),
    () => person.ask('/api/profile', { method: 'PUT', json: { fullName: 'Camille Essai' } }),
    () => person.ask('/api/documents', { form: form() }),
    () => ask(origin, '/api/auth/sign-in/email', { json: { email, password } }),
    () => ask(origin, '/api/auth/request-password-reset', { json: { email: 'personne@example.com' } }),
    () => ask(origin, '/api/webhooks/stripe', signedEvent()),
  ];
}

function signedEvent() {
  const object = { id: 'in_1', object: 'invoice', customer: 'cus_1' };
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1, data: { object } });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex');
  return { method: 'POST', body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
}

async function all(requests: Request[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const request of requests) answers.push(await request());
  return answers;
}

function refusedFindings(when: string, answers: Answer[]): Finding[] {
  const kind = ({ status, code, retryAfter }: Answer) =>
    status === 503 && code === 'unavailable' && (retryAfter ?? 0) > 0;
  return [
    held(
      `${when}: 503 with our code and Retry-After (of ${answers.length})`,
      answers.filter(kind).length,
      answers.length,
    ),
    held(`${when}: answers that open something (2xx)`, answers.filter(isFine).length, 0),
    held(`${when}: answers that sign people out (401)`, answers.filter(({ status }) => status === 401).length, 0),
  ];
}

const isFine = ({ status }: Answer) => status >= 200 && status < 300;
const slowest = (answers: Answer[]) => Math.max(...answers.map(({ ms }) => ms));
const held = (name: string, value: number, exactly: number): Finding => ({ name, value, bound: { exactly } });
