import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const lines: Record<string, unknown>[] = [];
const destination = new Writable({
  write(chunk, _, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const app = await createTestApp({ log: pino({ base: null }, destination) });
const told = () => lines.splice(0).filter(({ msg }) => msg === 'security');

test('what opens and closes an account is told with who, where and when, and nothing that was typed', async () => {
  const user = await app.users.free();
  await user.post('/api/auth/sign-in/email', { email: user.email, password: user.password });
  const newPassword = 'girafe-violette-42';
  const signedIn = await app.visitor.post('/api/auth/sign-in/email', { email: user.email, password: 'faux-mot' });
  expect(signedIn.status).toBe(401);
  await app.visitor.post('/api/auth/request-password-reset', { email: user.email });
  const seen = told();
  expect(seen.map(({ event, route }) => [event, route])).toEqual([
    ['session opened', '/api/auth/sign-up/email'],
    ['signed up', undefined],
    ['session opened', '/api/auth/sign-in/email'],
    ['refused', '/api/auth/sign-in/email'],
    ['password reset asked for', undefined],
  ]);
  expect(seen[0]).toMatchObject({ userId: user.id, from: '127.0.0.1', time: expect.any(Number) });
  expect(seen[3]).toMatchObject({ status: 401, code: 'unauthenticated', reason: 'invalid_credentials' });
  for (const secret of [user.email, user.password, newPassword, 'faux-mot', user.cookie.split('=')[1] ?? ''])
    expect(JSON.stringify(seen)).not.toContain(secret);
});

test('a foreign id, a form of another site, a broken token and a bad form are told as refused', async () => {
  const user = await app.users.free();
  told();
  const foreign = `/api/documents/${crypto.randomUUID()}`;
  await user.get(foreign);
  await user.send('/api/sessions', { method: 'DELETE', headers: { origin: 'https://ailleurs.example.com' } });
  await app.ask('/api/usage', { headers: { authorization: 'Bearer abc' } });
  await app.visitor.post('/api/auth/sign-up/email', { name: '', email: 'x\n{"level":60}', password: 'y' });
  const seen = told().map(({ code, reason, userId }) => [code, reason, userId]);
  expect(seen).toEqual([
    ['not_found', undefined, user.id],
    ['forbidden', 'origin', undefined],
    ['invalid_jwt', undefined, undefined],
    ['validation', undefined, undefined],
  ]);
});
