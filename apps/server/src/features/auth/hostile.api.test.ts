import { randomUUID } from 'node:crypto';
import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { cookieOf } from '../../testing/test-user.ts';

const google = { clientId: 'id', clientSecret: 'secret', issuer: null };
const app = await createTestApp({}, { google });

test('whatever is asked of one session at once, it ends in one state and nothing breaks', async () => {
  for (let round = 0; round < 3; round += 1) {
    const user = await app.users.free();
    const signIn = (password: string) => app.visitor.post('/api/auth/sign-in/email', { email: user.email, password });
    const others = await Promise.all([1, 2, 3].map(() => signIn(user.password)));
    const next = (number: number) => `pivoine-${round}-${number}-xyz`;
    const change = (number: number) =>
      user.post('/api/auth/change-password', { currentPassword: user.password, newPassword: next(number) });
    const answers = await Promise.all([
      change(1),
      change(2),
      change(3),
      user.get('/api/auth/token'),
      user.delete('/api/sessions'),
      user.get('/api/sessions'),
      signIn(user.password),
      user.get('/api/auth/get-session'),
      ...others.map((other) =>
        app.ask('/api/auth/sign-out', {
          method: 'POST',
          headers: { cookie: cookieOf(other.headers), origin: 'http://localhost:3000' },
        }),
      ),
    ]);
    for (const [index, { status }] of answers.entries()) expect(status, `${index}`).toBeLessThan(500);
    const opens = await Promise.all([user.password, next(1), next(2), next(3)].map(signIn));
    expect(opens.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

/** A few of each class: every one costs the hashing of three passwords. */
const some = allHostileStrings.filter(({ text }, at) => text.length < 10_000 && at % 5 === 0);

test('no string breaks signing in, signing up or a link, whatever it holds', async () => {
  const seen = new Set<number>();
  for (const [index, { text }] of some.entries()) {
    const told = encodeURIComponent(text.toWellFormed());
    // Each from somewhere else, so that none is only told to wait.
    const from = `198.51.${100 + (index >> 8)}.${index & 255}`;
    const post = (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' };
      return app.askFrom(from, path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const answers = await Promise.all([
      post('/api/auth/sign-in/email', { email: `${randomUUID()}@example.com`, password: text }),
      post('/api/auth/sign-in/email', { email: text, password: 'pivoine-58-x' }),
      post('/api/auth/sign-in/email', { email: `${text}@example.com`, password: 'pivoine-58-x' }),
      post('/api/auth/reset-password', { token: text, newPassword: text }),
      post('/api/auth/confirm-email', { token: `${text}${'a'.repeat(16)}` }),
      post('/api/auth/sign-in/social', { provider: 'google', callbackURL: `/${text}` }),
      post('/api/auth/sign-up/email', { name: 'Zoé', email: `${randomUUID()}@example.com`, password: text }),
      app.askFrom(from, `/api/auth/callback/google?state=${told}&code=${told}`),
      app.askFrom(from, `/api/auth/callback/google?error=${told}`),
    ]);
    for (const [which, { status }] of answers.entries()) {
      expect(status, `${which} ${JSON.stringify(text.slice(0, 200))}`).toBeLessThan(500);
      seen.add(status);
    }
  }
  expect(seen).toEqual(new Set([200, 302, 400, 401, 403]));
});

test('no way back from Google leads to another site', async () => {
  for (const callbackURL of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%2f%2fevil.example',
    '/..//evil.example',
    '/@evil.example',
  ]) {
    const answer = await app.visitor.post('/api/auth/sign-in/social', { provider: 'google', callbackURL });
    const state = /state=([^&]+)/.exec(answer.body.url ?? '')?.[1];
    if (answer.status >= 400) continue;
    expect(state).toBeDefined();
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const back = await app.ask(`/api/auth/callback/google?state=${state}&error=access_denied`, { headers: { cookie } });
    const location = back.headers.get('location') ?? '/';
    expect(new URL(location, 'http://localhost:3000').host, callbackURL).toBe('localhost:3000');
  }
});
