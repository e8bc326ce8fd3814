import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { accounts, sessions, users } from '../../db/schema/auth.ts';
import { profiles } from '../../db/schema/profile.ts';
import { appUrl, createTestApp, operatorToken } from '../../testing/test-app.ts';
import { cookieOf } from '../../testing/test-user.ts';
import { createAuth } from './create-auth.ts';
import { endEverySession } from './end-every-session.ts';
import { hashPassword } from './password-hash.ts';
import { sweepSessions } from './sweep-sessions.ts';

const app = await createTestApp();
const { visitor, services } = app;
const hours = (count: number) => new Date(Date.now() - count * 3_600_000);

test('signing up opens a session, makes the profile, and shows no session token to scripts', async () => {
  const email = 'Lucie.Moreau@example.com';
  const answer = await visitor.post('/api/auth/sign-up/email', { name: 'Lucie Moreau', email, password: 'grenade-58' });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^coach\.session=.*; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(JSON.stringify(answer.body)).not.toContain('token');
  const cookie = cookieOf(answer.headers);
  const session = await app.ask('/api/auth/get-session', { headers: { cookie } });
  const content = await session.text();
  expect(JSON.parse(content).user.email).toBe('lucie.moreau@example.com');
  expect(content).not.toContain('"token"');
  const [profile] = await services.db.select().from(profiles).where(eq(profiles.userId, answer.body.user.id));
  expect(profile).toMatchObject({
    fullName: 'Lucie Moreau',
    email: 'lucie.moreau@example.com',
    aiTone: 'professionnel',
  });
});

test('an address that has an account is told so, in the language asked for', async () => {
  const user = await app.users.free();
  const again = { name: 'Autre', email: user.email.toUpperCase(), password: 'grenade-58' };
  const french = await visitor.post('/api/auth/sign-up/email', again);
  expect(french.status).toBe(409);
  expect(french.body).toMatchObject({ error: 'conflict', reason: 'already_registered' });
  expect(french.body.message).toContain('existe déjà');
  const english = await visitor.send('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en-GB,en;q=0.9,fr;q=0.8' },
    body: JSON.stringify(again),
  });
  expect(((await english.json()) as { message: string }).message).toContain('already exists');
});

test('two sign-ups with one address at once make one account', async () => {
  const body = { name: 'Sami', email: 'sami@example.com', password: 'grenade-58' };
  const answers = await Promise.all([1, 2, 3].map(() => visitor.post('/api/auth/sign-up/email', body)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
});

test.each([
  ['xq-7z', ['length']],
  ['azerty', ['common']],
  ['aaaaaaaa', ['common']],
  ['nadege-12', ['personal']],
  ['coachcarriere1', ['personal']],
  ['petit.nadege9', ['personal']],
])('the password %s is refused for %j', async (password, reasons) => {
  const body = { name: 'Nadège Petit', email: 'n.petit@example.com', password };
  const answer = await visitor.post('/api/auth/sign-up/email', body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error: 'weak_password', reasons });
});

test('a form with faults names each field', async () => {
  const answer = await visitor.post('/api/auth/sign-up/email', {
    name: ' ',
    email: 'nulle part',
    password: 'grenade-58',
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    error: 'validation',
    fields: { name: 'Ce champ est obligatoire.', email: 'Cette adresse e-mail n’est pas valide.' },
  });
});

test('signing in and out', async () => {
  const { email, password } = await app.users.free();
  const wrong = await visitor.post('/api/auth/sign-in/email', { email, password: 'autre-chose' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toMatchObject({ error: 'unauthenticated', reason: 'invalid_credentials' });
  const right = await visitor.post('/api/auth/sign-in/email', { email, password });
  expect(right.status).toBe(200);
  const headers = { cookie: cookieOf(right.headers), origin: 'http://localhost:3000' };
  expect((await app.ask('/api/usage', { headers })).status).toBe(200);
  expect((await app.ask('/api/auth/sign-out', { method: 'POST', headers })).status).toBe(200);
  expect((await app.ask('/api/usage', { headers })).status).toBe(401);
});

test('a session ends after two hours without use, and seven days whatever the use', async () => {
  const user = await app.users.free();
  const set = (values: Partial<typeof sessions.$inferInsert>) =>
    services.db.update(sessions).set(values).where(eq(sessions.userId, user.id));
  // Used ten minutes ago: prolonged to two hours from now, and the cookie with it.
  await set({ expiresAt: new Date(Date.now() + 110 * 60_000) });
  const used = await user.get('/api/usage');
  expect(used.headers.getSetCookie()[0]).toContain('Max-Age=7200');
  const [prolonged] = await services.db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(prolonged?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 119 * 60_000);
  await set({ expiresAt: hours(0) });
  expect((await user.get('/api/usage')).status).toBe(401);

  const old = await app.users.free();
  await services.db.delete(sessions).where(eq(sessions.userId, old.id));
  const signedIn = await visitor.post('/api/auth/sign-in/email', { email: old.email, password: old.password });
  const cookie = cookieOf(signedIn.headers);
  const [session] = await services.db.select().from(sessions).where(eq(sessions.userId, old.id));
  await services.db.delete(sessions).where(eq(sessions.userId, old.id));
  await services.db.insert(sessions).values({
    ...(session as typeof sessions.$inferInsert),
    createdAt: hours(7 * 24 - 1),
    expiresAt: new Date(Date.now() + 30 * 60_000),
  });
  expect((await app.ask('/api/usage', { headers: { cookie } })).status).toBe(200);
  const [capped] = await services.db.select().from(sessions).where(eq(sessions.userId, old.id));
  expect(capped?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
});

test('a page that renews its access token does not keep its session alive; one that asks who is here does', async () => {
  const user = await app.users.free();
  const soon = new Date(Date.now() + 50 * 60_000);
  const mine = eq(sessions.userId, user.id);
  await services.db.update(sessions).set({ expiresAt: soon }).where(mine);
  const expiry = async () => (await services.db.select().from(sessions).where(mine))[0]?.expiresAt.getTime() ?? 0;
  const token = await user.get('/api/auth/token');
  expect([token.status, token.headers.getSetCookie()]).toEqual([200, []]);
  expect(await expiry()).toBe(soon.getTime());
  const asked = await user.get('/api/auth/get-session');
  expect(asked.headers.getSetCookie()[0]).toContain('Max-Age=7200');
  expect(await expiry()).toBeGreaterThan(soon.getTime());
});

test('an access token opens the functions, and dies with its session and its user', async () => {
  const user = await app.users.free();
  const bearer = { authorization: `Bearer ${await user.token()}` };
  const check = () => app.ask('/api/functions/check-subscription', { method: 'POST', headers: bearer });
  expect(await (await check()).json()).toEqual({ subscribed: false, subscription_tier: 'free' });
  await user.post('/api/auth/sign-out', {});
  const after = await check();
  expect([after.status, ((await after.json()) as { error: string }).error]).toEqual([401, 'session_not_found']);

  const erased = await app.users.free();
  const token = await erased.token();
  await services.db.delete(users).where(eq(users.id, erased.id));
  const answer = await app.ask('/api/usage', { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([401, 'session_not_found']);
});

test.each([
  ['not a token at all', 'Bearer abc'],
  ['another scheme', 'Basic abc'],
  ['a token nobody signed', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4IiwiYXVkIjoieCJ9.'],
])('%s is an invalid_jwt', async (_, authorization) => {
  const answer = await app.ask('/api/usage', { headers: { authorization } });
  expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([401, 'invalid_jwt']);
});

test('a change with the cookie must come from our own pages', async () => {
  const user = await app.users.free();
  const send = (headers: Record<string, string>) =>
    app.ask('/api/functions/check-subscription', { method: 'POST', headers: { cookie: user.cookie, ...headers } });
  expect((await send({ origin: 'https://ailleurs.example.com' })).status).toBe(403);
  expect((await send({})).status).toBe(403);
  expect((await send({ origin: 'null' })).status).toBe(403);
  expect((await send({ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await send({ origin: 'http://127.0.0.1:3000' })).status).toBe(200);
  expect((await send({ referer: 'http://localhost:3000/cv-crafting' })).status).toBe(200);
  const signIn = await app.ask('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://ailleurs.example.com' },
    body: JSON.stringify({ email: user.email, password: user.password }),
  });
  expect(signIn.status).toBe(403);
});

test.each([
  ['confirm-email', { token: 'un-jeton-de-plus-de-seize' }],
  ['request-password-reset', { email: 'quelqu-un@example.com' }],
  ['send-verification-email', { email: 'quelqu-un@example.com' }],
  ['reset-password', { token: 'un-jeton-de-plus-de-seize', newPassword: 'girafe-violette-42' }],
])('a form of another site cannot send %s, cookie or not', async (name, body) => {
  const send = (headers: Record<string, string>) =>
    app.ask(`/api/auth/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const plain = { 'content-type': 'text/plain' };
  expect((await send({ ...plain, origin: 'https://ailleurs.example.com' })).status).toBe(403);
  expect((await send({ ...plain, origin: 'null' })).status).toBe(403);
  expect((await send({ ...plain, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({ ...plain, origin: 'http://localhost:3000' })).status).not.toBe(403);
  expect((await send(plain)).status).not.toBe(403);
});

test('with another AUTH_SECRET, everyone signs in anew and access tokens are made again', async () => {
  const user = await app.users.free();
  expect(await user.token()).toBeTypeOf('string');
  const changed = { ...services, secret: 'another-secret-of-more-than-32-characters' };
  const site = { files: new Map(), shell: null, notFound: null };
  const restarted = await createApp({
    services: changed,
    pool: app.pool,
    site,
    trustedProxies: 0,
    operatorToken,
    google: null,
    outbox: null,
  });
  const ask = async (path: string, init?: RequestInit) =>
    await restarted.fetch(new Request(new URL(path, appUrl), init));
  expect((await ask('/api/usage', { headers: { cookie: user.cookie } })).status).toBe(401);
  const signedIn = await ask('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: appUrl },
    body: JSON.stringify({ email: user.email, password: user.password }),
  });
  const answer = await ask('/api/auth/token', { headers: { cookie: cookieOf(signedIn.headers) } });
  expect(answer.status).toBe(200);
});

test('a worker with another AUTH_SECRET does not start, and leaves the keys of those who answer alone', async () => {
  const own = await createTestApp();
  const user = await own.users.free();
  const token = await user.token();
  const site = { files: new Map(), shell: null, notFound: null };
  const options = { pool: own.pool, site, trustedProxies: 0, operatorToken, google: null, outbox: null };
  const kept = async () => (await own.pool.query('select id from jwks order by id')).rows;
  const before = await kept();
  const worker = (secret: string) =>
    createApp({ ...options, services: { ...own.services, secret }, answersNobody: true });
  await expect(worker('a-third-secret-of-more-than-32-characters')).rejects.toThrow('AUTH_SECRET');
  await worker(own.services.secret);
  expect(await kept()).toEqual(before);
  expect((await own.ask('/api/usage', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
});

test('behind https the cookie is Secure and bound to this host', async () => {
  const site = { files: new Map(), shell: null, notFound: null };
  const secureUrl = 'https://coach.example.com';
  const options = { pool: app.pool, site, trustedProxies: 0, operatorToken, google: null, outbox: null };
  const secure = await createApp({ ...options, services: { ...services, appUrl: secureUrl } });
  const { email, password } = await app.users.free();
  const signedIn = await secure.fetch(
    new Request(`${secureUrl}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: secureUrl },
      body: JSON.stringify({ email, password }),
    }),
  );
  expect(signedIn.headers.getSetCookie()[0]).toMatch(
    /^__Host-coach\.session=[^;]+; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(signedIn.headers.get('strict-transport-security')).toContain('max-age=');
});

test('signing in gives a new session, whatever cookie the browser came with, and ends the one it had', async () => {
  const user = await app.users.free();
  const again = await user.post('/api/auth/sign-in/email', { email: user.email, password: user.password });
  const cookie = cookieOf(again.headers);
  expect(cookie).not.toBe(user.cookie);
  expect((await app.ask('/api/usage', { headers: { cookie } })).status).toBe(200);
  expect((await user.get('/api/usage')).status).toBe(401);
});

test('a password hashed at a lower cost is hashed anew when it is next given', async () => {
  const user = await app.users.free();
  const credential = eq(accounts.userId, user.id);
  const keep = (password: string) => services.db.update(accounts).set({ password }).where(credential);
  const signIn = async () =>
    (await visitor.post('/api/auth/sign-in/email', { email: user.email, password: user.password })).status;
  const salt = 'ab'.repeat(16);
  const byScrypt = scryptSync(user.password, salt, 64, { N: 16, r: 8, p: 1 }).toString('hex');
  for (const lower of [
    await hashPassword(user.password, { memory: 8, passes: 1 }),
    `scrypt$16$8$1$${salt}$${byScrypt}`,
  ]) {
    await keep(lower);
    expect(await signIn()).toBe(200);
    const [kept] = await services.db.select({ password: accounts.password }).from(accounts).where(credential);
    expect(kept?.password).toMatch(/^\$argon2id\$v=19\$m=16,t=1,p=1\$/);
    expect(await signIn()).toBe(200);
  }
});

test('a token signed by our key for another site, or past its five minutes, is an invalid_jwt', async () => {
  const user = await app.users.free();
  const token = await user.token();
  const use = async (given: string) => {
    const answer = await app.ask('/api/usage', { headers: { authorization: `Bearer ${given}` } });
    return [answer.status, ((await answer.json()) as { error?: string }).error];
  };
  expect(await use(token)).toEqual([200, undefined]);
  const { db, secret, log } = services;
  const otherSite = { appUrl: 'http://localhost:3001', confirmsEmail: false, google: null, sendReset: async () => {} };
  const elsewhere = createAuth({ db, secret, log, ...otherSite });
  const foreign = await elsewhere.api.getToken({ headers: new Headers({ cookie: user.cookie }) });
  expect(await use(foreign.token)).toEqual([401, 'invalid_jwt']);
  app.clock.advance(6 * 60_000);
  expect(await use(token)).toEqual([401, 'invalid_jwt']);
  app.clock.reset();
});

test('the public half of the key is no secret to sign with', async () => {
  const user = await app.users.free();
  const token = await user.token();
  const [header, payload] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  const { kid } = JSON.parse(header ?? '');
  const { keys } = (await user.get('/api/auth/jwks')).body;
  for (const secret of [keys[0].x, JSON.stringify(keys[0])]) {
    const forged = await new SignJWT(JSON.parse(payload ?? ''))
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(Buffer.from(secret));
    expect((await app.ask('/api/usage', { headers: { authorization: `Bearer ${forged}` } })).status).toBe(401);
  }
});

test('sessions that have ended are removed, and those that live are not', async () => {
  const [gone, here] = [await app.users.free(), await app.users.free()];
  const ofGone = eq(sessions.userId, gone.id);
  await services.db
    .update(sessions)
    .set({ expiresAt: hours(1) })
    .where(ofGone);
  expect(await sweepSessions(services)).toBeGreaterThanOrEqual(1);
  expect(await services.db.select().from(sessions).where(ofGone)).toEqual([]);
  expect((await here.get('/api/usage')).status).toBe(200);
});

test('the operator signs one person out everywhere, or everybody', async () => {
  const own = await createTestApp();
  const [one, two] = [await own.users.free(), await own.users.free()];
  const statuses = async () => [(await one.get('/api/usage')).status, (await two.get('/api/usage')).status];
  expect(await endEverySession(own.services.db, { email: 'personne@example.com' })).toBeNull();
  expect(await endEverySession(own.services.db, { email: one.email.toUpperCase() })).toBe(1);
  expect(await statuses()).toEqual([401, 200]);
  expect(await endEverySession(own.services.db, 'everybody')).toBe(1);
  expect(await statuses()).toEqual([401, 401]);
});
