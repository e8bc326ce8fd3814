import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { verifications } from '../../db/schema/auth.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { cookieOf } from '../../testing/test-user.ts';

const open = await createTestApp();
const confirming = await createTestApp({ confirmsEmail: true });

/** The token in the link of the mail that came last. */
function lastToken(app: typeof open): string {
  const mail = app.mailer.sent.at(-1);
  const token = /#type=\w+&token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link in ${JSON.stringify(mail)}`);
  return token;
}

beforeEach(() => {
  open.jobs.waiting.length = 0;
  open.mailer.sent.length = 0;
  confirming.mailer.sent.length = 0;
});

describe('a forgotten password', () => {
  test('a mail leads to a new one, once, and every session ends', async () => {
    const user = await open.users.free();
    expect((await open.visitor.post('/api/auth/request-password-reset', { email: user.email })).status).toBe(200);
    await open.runJobs();
    expect(open.mailer.sent).toHaveLength(1);
    expect(open.mailer.sent[0]).toMatchObject({ to: user.email });
    const token = lastToken(open);
    const weak = await open.visitor.post('/api/auth/reset-password', { token, newPassword: 'azerty' });
    expect([weak.status, weak.body.reasons]).toEqual([400, ['common']]);
    const newPassword = 'girafe-violette-42';
    const done = await open.visitor.post('/api/auth/reset-password', { token, newPassword });
    expect(done.status).toBe(200);
    expect((await user.get('/api/usage')).status).toBe(401);
    const again = await open.visitor.post('/api/auth/reset-password', { token, newPassword: 'autre-chose-88' });
    expect([again.status, again.body.reason]).toEqual([400, 'link']);
    const signIn = (password: string) => open.visitor.post('/api/auth/sign-in/email', { email: user.email, password });
    expect((await signIn(user.password)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
    await open.runJobs();
    expect(open.mailer.sent.at(-1)?.subject).toContain('a été modifié');
  });

  test('the link is kept as a hash, and is no longer good after an hour', async () => {
    const user = await open.users.free();
    await open.visitor.post('/api/auth/request-password-reset', { email: user.email });
    expect(JSON.stringify(open.jobs.waiting)).not.toMatch(/token/);
    await open.runJobs();
    const token = lastToken(open);
    const kept = await open.services.db.select().from(verifications).where(eq(verifications.value, user.id));
    expect(JSON.stringify(kept)).not.toContain(token);
    open.clock.advance(61 * 60_000);
    const late = await open.visitor.post('/api/auth/reset-password', { token, newPassword: 'girafe-violette-42' });
    open.clock.reset();
    expect([late.status, late.body.reason]).toEqual([400, 'link']);
  });

  test('of two uses of one link at once, one succeeds', async () => {
    const user = await open.users.free();
    await open.visitor.post('/api/auth/request-password-reset', { email: user.email });
    await open.runJobs();
    const token = lastToken(open);
    const reset = (newPassword: string) => open.visitor.post('/api/auth/reset-password', { token, newPassword });
    const answers = await Promise.all(['girafe-violette-42', 'girafe-violette-43', 'girafe-violette-44'].map(reset));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test.each(['reset', 'change'])('a %s of the password ends the other links that were sent', async (way) => {
    const user = await open.users.free();
    const ask = async () => {
      await open.visitor.post('/api/auth/request-password-reset', { email: user.email });
      await open.runJobs();
      return lastToken(open);
    };
    const [first, second] = [await ask(), await ask()];
    const reset = (token: string, newPassword: string) =>
      open.visitor.post('/api/auth/reset-password', { token, newPassword });
    const newPassword = 'girafe-violette-42';
    const done =
      way === 'reset'
        ? await reset(second, newPassword)
        : await user.post('/api/auth/change-password', { currentPassword: user.password, newPassword });
    expect(done.status).toBe(200);
    const late = await reset(first, 'girafe-violette-43');
    expect([late.status, late.body.reason]).toEqual([400, 'link']);
  });

  test('an address without an account gets the same answer and no mail', async () => {
    const user = await open.users.free();
    const ask = async (email: string) => {
      const started = performance.now();
      const { status, body } = await open.visitor.post('/api/auth/request-password-reset', { email });
      return { status, body, ms: performance.now() - started };
    };
    const { ms: known, ...there } = await ask(user.email);
    const { ms: unknown, ...nowhere } = await ask('personne-ici@example.com');
    expect(there).toEqual(nowhere);
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(395);
    await open.runJobs();
    expect(open.mailer.sent.map(({ to }) => to)).toEqual([user.email]);
  });

  test('five mails an hour for one address, whether or not it has an account', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push(
        (await open.visitor.post('/api/auth/request-password-reset', { email: 'trop@example.com' })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('where addresses are confirmed', () => {
  const account = (email: string) => ({ name: 'Noé Essai', email, password: 'tulipe-violette-7', language: 'en' });

  test('an account opens with the link of its mail, once', async () => {
    const email = 'noe.essai@example.com';
    const signUp = await confirming.visitor.post('/api/auth/sign-up/email', account(email));
    expect(signUp.status).toBe(200);
    expect(signUp.headers.getSetCookie()).toEqual([]);
    const early = await confirming.visitor.post('/api/auth/sign-in/email', account(email));
    expect([early.status, early.body.reason]).toEqual([401, 'email_not_confirmed']);
    await confirming.runJobs();
    expect(confirming.mailer.sent[0]?.subject).toContain('Confirm your e-mail address');
    const token = lastToken(confirming);
    const opened = await confirming.visitor.post('/api/auth/confirm-email', { token });
    expect(opened.status).toBe(200);
    const cookie = cookieOf(opened.headers);
    expect((await confirming.ask('/api/usage', { headers: { cookie } })).status).toBe(200);
    const again = await confirming.visitor.post('/api/auth/confirm-email', { token });
    expect([again.status, again.body.reason]).toEqual([400, 'link']);
  });

  test('the mail comes again on demand, for who waits for it alone', async () => {
    const email = 'lea.essai@example.com';
    await confirming.visitor.post('/api/auth/sign-up/email', account(email));
    await confirming.visitor.post('/api/auth/send-verification-email', { email });
    await confirming.runJobs();
    expect(confirming.mailer.sent).toHaveLength(2);
    await confirming.visitor.post('/api/auth/confirm-email', { token: lastToken(confirming) });
    await confirming.visitor.post('/api/auth/send-verification-email', { email });
    await confirming.runJobs();
    expect(confirming.mailer.sent).toHaveLength(2);
  });

  test('once the address is confirmed, the other links open nothing; of two uses at once, one succeeds', async () => {
    const email = 'zoe.essai@example.com';
    await confirming.visitor.post('/api/auth/sign-up/email', account(email));
    await confirming.runJobs();
    const first = lastToken(confirming);
    await confirming.visitor.post('/api/auth/send-verification-email', { email });
    await confirming.runJobs();
    const confirm = (token: string) => confirming.visitor.post('/api/auth/confirm-email', { token });
    const second = lastToken(confirming);
    const answers = await Promise.all([second, second, second].map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await confirm(first)).status).toBe(400);
  });

  test('an address that has an account is told so, as without confirmation', async () => {
    const email = 'mia.essai@example.com';
    await confirming.visitor.post('/api/auth/sign-up/email', account(email));
    const taken = await confirming.visitor.post('/api/auth/sign-up/email', account(email.toUpperCase()));
    expect([taken.status, taken.body.reason]).toEqual([409, 'already_registered']);
  });
});

describe('changing the password', () => {
  test('needs the current one, ends the other sessions and keeps this one', async () => {
    const user = await open.users.free();
    const other = await open.visitor.post('/api/auth/sign-in/email', { email: user.email, password: user.password });
    const change = (currentPassword: string, newPassword: string) =>
      user.post('/api/auth/change-password', { currentPassword, newPassword });
    const wrong = await change('ce-n-est-pas-lui', 'girafe-violette-42');
    expect([wrong.status, wrong.body.reason]).toEqual([400, 'current_password']);
    expect((await change(user.password, user.email)).body.reasons).toEqual(['personal']);
    const changed = await change(user.password, 'girafe-violette-42');
    expect(changed.status).toBe(200);
    expect((await open.ask('/api/usage', { headers: { cookie: cookieOf(other.headers) } })).status).toBe(401);
    expect((await open.ask('/api/usage', { headers: { cookie: cookieOf(changed.headers) } })).status).toBe(200);
  });

  test('the session of the cookie is the one that asks: a token of someone else does not stand in for it', async () => {
    const [user, other] = [await open.users.free(), await open.users.free()];
    const answer = await user.send('/api/auth/change-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await other.token()}` },
      body: JSON.stringify({ currentPassword: user.password, newPassword: 'girafe-violette-42' }),
    });
    expect(answer.status).toBe(401);
    expect((await open.visitor.post('/api/auth/sign-in/email', user)).status).toBe(200);
  });

  test('guessing the current one is slowed down', async () => {
    const user = await open.users.free();
    const guess = async () =>
      (await user.post('/api/auth/change-password', { currentPassword: 'faux', newPassword: 'girafe-violette-42' }))
        .status;
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await guess());
    expect(statuses.at(-1)).toBe(429);
  });
});

test('sessions are listed, and all but this one can be ended', async () => {
  const user = await open.users.free();
  await open.visitor.post('/api/auth/sign-in/email', { email: user.email, password: user.password });
  const { body } = await user.get('/api/sessions');
  expect(body.sessions.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
  expect((await user.delete('/api/sessions')).body).toEqual({ ended: 1 });
  expect((await user.get('/api/sessions')).body.sessions).toHaveLength(1);
});
