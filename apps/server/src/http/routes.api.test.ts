import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sessions, users } from '../db/schema/auth.ts';
import { sampleCv, sampleOffer, sampleProfile } from '../testing/sample-texts.ts';
import { createTestApp, operatorToken } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-user.ts';
import { checkEveryRouteIsDeclared, type HttpEnv, type RouteSpec } from './route.ts';

const app = await createTestApp();
const { services, clock } = app;
const nothing = 'ffffffff-0000-4000-8000-000000000000';
const { specs } = app.app.router;
const signedIn = specs.filter((spec) => spec.policy === 'user');
/** Models are nobody’s, what one is drawn with is told in the query (features/models); articles and meetings are everybody’s. */
const shared = /^\/api\/(models|advice-library|community)\//;
const owned = signedIn.filter((spec) => spec.path.includes(':id') && !shared.test(spec.path));

/** Where nothing is too little to be asked. */
const leastBodies: Record<string, object> = {
  '/api/analyses/:id/wording': { lines: ['Suivi'], undone: true },
  '/api/interview-sessions/:id/analyze': { questionIndex: 0, answer: '' },
  '/api/interview-sessions/:id/follow-up': { questionIndex: 0 },
  '/api/coaching/sessions/:id/turns': { since: 0, text: 'Vendeuse' },
  '/api/coaching/sessions/:id/end': { since: 0 },
};

function call(spec: RouteSpec, headers: Record<string, string>, id = nothing) {
  const path = spec.path.replace(':id', id).replace(':token', 'x');
  const hasBody = spec.method !== 'get' && spec.method !== 'delete';
  const body = hasBody ? { body: JSON.stringify(leastBodies[spec.path] ?? {}) } : {};
  return app.ask(path, {
    method: spec.method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...headers },
    ...body,
  });
}

async function outcome(answering: Promise<Response>): Promise<string> {
  const answer = await answering;
  const text = await answer.text();
  return answer.status < 400 ? String(answer.status) : `${answer.status} ${JSON.parse(text).error}`;
}

function asPage(user: TestUser) {
  return { cookie: user.cookie, origin: 'http://localhost:3000' };
}

const [patient, expired, erased] = [await signedUp(), await signedUp(), await signedUp()];
await services.db
  .update(sessions)
  .set({ expiresAt: new Date(Date.now() - 1) })
  .where(eq(sessions.userId, expired.id));
await services.db.delete(users).where(eq(users.id, erased.id));
const [owner, other] = [await app.users.paid('leader'), await app.users.paid('leader')];

async function signedUp() {
  const user = await app.users.free();
  return { id: user.id, page: asPage(user), bearer: { authorization: `Bearer ${await user.token()}` } };
}

test('who may call without signing in is decided here and nowhere else', () => {
  const open = specs
    .filter((spec) => spec.policy !== 'user')
    .map((spec) => `${spec.policy} ${spec.method} ${spec.path}`);
  expect(open.sort()).toEqual([
    'operations get /metrics',
    'public get /.well-known/security.txt',
    'public get /api/auth/get-session',
    'public get /api/auth/jwks',
    'public get /api/auth/options',
    'public get /api/auth/token',
    'public get /api/openapi.json',
    'public get /livez',
    'public get /readyz',
    'public post /api/auth/confirm-email',
    'public post /api/auth/request-password-reset',
    'public post /api/auth/reset-password',
    'public post /api/auth/send-verification-email',
    'public post /api/auth/sign-in/email',
    'public post /api/auth/sign-out',
    'public post /api/auth/sign-up/email',
    'public post /api/webhooks/stripe',
    'token get /api/downloads/:token',
    'token get /api/mail-choices/leave/:token',
    'token get /photos/:token',
    'token post /api/mail-choices/leave/:token',
    'visitor get /api/advice-library',
    'visitor get /api/advice-library/:id',
    'visitor get /api/community/gatherings',
    'visitor get /api/community/resources',
  ]);
});

test('a route that declares no policy does not start', () => {
  const undeclared = new Hono<HttpEnv>().get('/api/everything', (c) => c.text('ok'));
  expect(() => checkEveryRouteIsDeclared(undeclared, specs)).toThrow('GET /api/everything does not declare');
});

test.each(signedIn)('$method $path refuses who is nobody any more', async (spec) => {
  expect(await outcome(call(spec, {}))).toBe('401 unauthenticated');
  expect(await outcome(call(spec, { cookie: 'coach.session=forged.signature', origin: 'http://localhost:3000' }))).toBe(
    '401 unauthenticated',
  );

  clock.advance(6 * 60_000);
  expect(await outcome(call(spec, patient.bearer))).toBe('401 invalid_jwt');
  clock.reset();
  for (const gone of [expired, erased]) {
    expect(await outcome(call(spec, gone.bearer))).toBe('401 session_not_found');
    expect(await outcome(call(spec, gone.page))).toBe('401 unauthenticated');
  }
});

test.each(signedIn.filter((spec) => spec.method !== 'get'))(
  '$method $path refuses another site’s pages',
  async (spec) => {
    const user = await app.users.free();
    const elsewhere = { cookie: user.cookie, origin: 'https://ailleurs.example.com' };
    expect(await outcome(call(spec, elsewhere))).toBe('403 forbidden');
  },
);

test.each(owned)('$method $path is 404 for anyone but its owner', async (spec) => {
  const { documentId } = (await owner.upload('/api/functions/parse-cv', sampleCv)).body;
  const pair = { cvContent: sampleCv, jobDescription: sampleOffer, documentId };
  const { analysisId } = (await owner.post('/api/functions/analyze-cv', pair)).body;
  const job = (await owner.post('/api/jobs', { text: sampleOffer })).body;
  const invoices = await invoiceOf(owner);
  const wishes = { jobDescription: sampleOffer, company: 'Brise Marine', tone: 'direct' };
  const { letterId } = (await owner.post('/api/letters', wishes)).body;
  const template = (await owner.post('/api/templates', { type: 'motivation_letter', letterId })).body;
  const linkedin = (await owner.post('/api/functions/analyze-linkedin', { profileContent: sampleProfile })).body;
  const interview = { level: 'Senior', jobDescription: sampleOffer };
  const { sessionId } = (await owner.post('/api/functions/generate-questions', interview)).body;
  const responses = ['J’ai repris les factures du mois sous Sage et formé deux collègues à la saisie comptable.'];
  await owner.patch(`/api/interview-sessions/${sessionId}`, { responses });
  const answers = { skills_to_develop: 'paie', career_goal: 'comptable', past_experiences: 'saisie' };
  const plan = (await owner.post('/api/functions/career-advice', answers)).body;
  const coaching = (await owner.post('/api/coaching/sessions', { scenario: 'raise' })).body;
  const coach = { kind: 'coach', subject: 'Reprise', hopes: 'Un regard extérieur', availability: '' };
  const contact = { contactWay: 'email', contact: 'moi@example.org' };
  const request = (await owner.post('/api/coaching/requests', { ...coach, ...contact })).body;
  const made = {
    coaching: spec.path.includes('/requests/') ? request.id : coaching.id,
    'career-plans': plan.id,
    'interview-sessions': sessionId,
    letters: letterId,
    templates: template.id,
    'linkedin-analyses': linkedin.id,
    work: await workOf(owner),
    'model-calls': await callOf(owner),
  };
  const ids: Record<string, string> = { documents: documentId, analyses: analysisId, jobs: job.id, invoices, ...made };
  const id = ids[spec.path.split('/')[2] ?? ''];
  if (!id) throw new Error(`say here what is owned under ${spec.path}`);
  expect(await outcome(call(spec, asPage(other), id))).toBe('404 not_found');
  const bearer = { authorization: `Bearer ${await other.token()}` };
  expect(await outcome(call(spec, bearer, id))).toBe('404 not_found');
  expect(await outcome(call(spec, asPage(owner), id))).toMatch(/^(20|303)/);
});

/** An invoice that its provider can show. */
async function invoiceOf(user: TestUser): Promise<string> {
  Object.assign(app.services.payments, { invoicePage: async () => 'https://invoice.example.com/' });
  const made = await app.pool.query(
    `insert into invoices (user_id, account_hash, provider, invoice_id, number, amount_cents, currency, status, issued_at)
     values ($1, '', 'simulated', gen_random_uuid(), 'N-1', 599, 'eur', 'paid', now()) returning id`,
    [user.id],
  );
  return made.rows[0].id;
}

/** What a model was sent. */
async function callOf(user: TestUser): Promise<string> {
  const made = await app.pool.query(
    `insert into model_calls values (gen_random_uuid(), $1, 'letter', 1, 'essai', 'plume-1', '', 'CV', null, 'answered', 1, 1, now())
     returning id`,
    [user.id],
  );
  return made.rows[0].id;
}

/** A text that a model has written. */
async function workOf(user: TestUser): Promise<string> {
  const made = await app.pool.query(
    `insert into running_works (id, user_id, kind, place, model, state, partial, heartbeat_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'letter', '', 'plume-1', 'done', '', now(), now(), now()) returning id`,
    [user.id],
  );
  return made.rows[0].id;
}

test('the figures are for this machine, and for who has the operator’s token', async () => {
  expect((await app.ask('/metrics')).status).toBe(200);
  expect((await app.ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(403);
  expect((await app.askFrom('203.0.113.9', '/metrics')).status).toBe(403);
  const headers = { authorization: `Bearer ${operatorToken}` };
  const answer = await app.askFrom('203.0.113.9', '/metrics', { headers });
  expect(await answer.text()).toContain('http_requests_total');
});

test('what the API does not know is a JSON 404, and every answer is closed up', async () => {
  const answer = await app.ask('/api/nowhere');
  expect(answer.status).toBe(404);
  expect(((await answer.json()) as { error: string }).error).toBe('not_found');
  for (const path of ['/api/nowhere', '/api/usage', '/livez']) {
    const { headers } = await app.ask(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('the API describes every route it has', async () => {
  const description = (await (await app.ask('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(description.openapi).toMatch(/^3\.1/);
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.sort()).toEqual(
    specs.map((spec) => `${spec.method} ${spec.path.replaceAll(/:(\w+)/g, '{$1}')}`).sort(),
  );
});

test('a database that is away is 503 with a time to try again', async () => {
  const user = await app.users.free();
  const lonely = await createTestApp();
  await lonely.database.drop();
  const answer = await lonely.ask('/readyz');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await user.get('/readyz')).status).toBe(200);
});

test('JSON that is none, or too long, is refused in words', async () => {
  const user = await app.users.free();
  const send = (body: string) => user.send('/api/functions/check-subscription', { method: 'POST', body });
  expect((await send('{')).status).toBe(200);
  const analyse = (body: string) => user.send('/api/functions/analyze-cv', { method: 'POST', body });
  expect(await outcome(analyse('{'))).toBe('400 validation');
  expect(await outcome(analyse(`"${'x'.repeat(3_000_000)}"`))).toBe('413 file_too_large');
});
