import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createTestApp, operatorToken } from '../../testing/test-app.ts';

const app = await createTestApp({}, { trustedProxies: 1 });

function send(path: string, body: object, address: string) {
  return app.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.7, ${address}` },
    body: JSON.stringify(body),
  });
}

test('ten failures, then a wait, which a restart does not shorten', async () => {
  const { email, password } = await app.users.free();
  const attempt = (secret: string) => send('/api/auth/sign-in/email', { email, password: secret }, '203.0.113.1');
  const statuses = await Promise.all(Array.from({ length: 15 }, async () => (await attempt('faux-mot')).status));
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  const refused = await attempt(password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  const { services, pool } = app;
  const site = { files: new Map(), shell: null, notFound: null };
  const appUrl = 'http://localhost:3000';
  const restarted = await createApp({
    services,
    pool,
    site,
    trustedProxies: 1,
    operatorToken,
    google: null,
    outbox: null,
  });
  const request = new Request(`${appUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
    body: JSON.stringify({ email, password }),
  });
  expect((await restarted.fetch(request)).status).toBe(429);
});

test('failures from elsewhere do not lock out an owner who has been here before', async () => {
  const { email, password } = await app.users.free();
  const home = '203.0.113.20';
  expect((await send('/api/auth/sign-in/email', { email, password }, home)).status).toBe(200);
  for (let host = 1; host <= 4; host += 1) {
    const guesses = Array.from({ length: 9 }, () =>
      send('/api/auth/sign-in/email', { email, password: 'faux-mot' }, `192.0.2.${host}`),
    );
    await Promise.all(guesses);
  }
  expect((await send('/api/auth/sign-in/email', { email, password }, '192.0.2.99')).status).toBe(429);
  expect((await send('/api/auth/sign-in/email', { email, password }, home)).status).toBe(200);
});

test('asking which addresses have an account is limited', async () => {
  const { email } = await app.users.free();
  const body = { name: 'Curieux', email, password: 'grenade-58' };
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1)
    statuses.push((await send('/api/auth/sign-up/email', body, '203.0.113.40')).status);
  expect(statuses).toEqual([...Array(10).fill(409), 429, 429]);
});

test('an address a client claims for itself changes nothing', async () => {
  const { email } = await app.users.free();
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const answer = await app.ask('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-coach-client-address': `192.0.2.${turn}`,
        'x-forwarded-for': `192.0.2.${turn}, 203.0.113.50`,
      },
      body: JSON.stringify({ email, password: 'faux-mot' }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('a burst learns no more than ten such answers and the few under way, and new people still get in', async () => {
  const { email } = await app.users.free();
  const address = '203.0.113.41';
  const ask = (each: string) =>
    send('/api/auth/sign-up/email', { name: 'Curieux', email: each, password: 'grenade-58' }, address);
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await ask(email)).status));
  expect(statuses.filter((status) => status === 409).length).toBeLessThanOrEqual(13);
  const elsewhere = (each: string) =>
    send('/api/auth/sign-up/email', { name: 'Lou', email: each, password: 'grenade-58' }, '203.0.113.42');
  const welcome = Array.from({ length: 15 }, async (_, index) => (await elsewhere(`lou-${index}@example.com`)).status);
  expect(new Set(await Promise.all(welcome))).toEqual(new Set([200]));
});

test('the addresses of one IPv6 network count as one', async () => {
  const { email } = await app.users.free();
  const statuses: number[] = [];
  for (let host = 1; host <= 11; host += 1) {
    const body = { email, password: 'faux-mot' };
    statuses.push((await send('/api/auth/sign-in/email', body, `2001:db8:7:7:${host}::1`)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('who fails in an owner’s name without end does not keep out an owner who sets a new password', async () => {
  const { email } = await app.users.free();
  const guesses = Array.from({ length: 5 * 9 }, (_, index) =>
    send('/api/auth/sign-in/email', { email, password: 'faux-mot' }, `192.0.2.${100 + (index % 5)}`),
  );
  await Promise.all(guesses);
  const home = '203.0.113.60';
  await send('/api/auth/request-password-reset', { email }, home);
  await app.runJobs();
  const token = /#type=recovery&token=([\w-]+)/.exec(app.mailer.sent.at(-1)?.text ?? '')?.[1];
  const newPassword = 'girafe-violette-42';
  expect((await send('/api/auth/reset-password', { token, newPassword }, home)).status).toBe(200);
  expect((await send('/api/auth/sign-in/email', { email, password: newPassword }, home)).status).toBe(200);
  expect((await send('/api/auth/sign-in/email', { email, password: newPassword }, '192.0.2.98')).status).toBe(429);
});

test('confirmations asked for in an owner’s name do not use up their new passwords', async () => {
  const { email } = await app.users.free();
  for (let turn = 0; turn < 6; turn += 1) await send('/api/auth/send-verification-email', { email }, '192.0.2.120');
  expect((await send('/api/auth/request-password-reset', { email }, '203.0.113.61')).status).toBe(200);
});
