import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const app = await createTestApp();
const asked = { subject: 'Mon export', message: 'Le fichier ne s’ouvre pas.\n\nQue faire ?' };

test('a message reaches the operator, who can answer to the person; leader is marked as first to answer', async () => {
  const [free, leader] = [await app.users.free(), await app.users.paid('leader')];
  for (const user of [free, leader]) expect((await user.post('/api/contact', asked)).body).toEqual({ sent: true });
  await app.runJobs();
  const [first, second] = app.mailer.sent.slice(-2);
  expect(first).toMatchObject({ to: 'operatrice@example.org', replyTo: free.email });
  expect(first?.text).toContain('Que faire ?');
  expect(first?.subject).not.toContain('prioritaire');
  expect(second?.subject).toContain('prioritaire');
});

test('an empty message and the eleventh within an hour are refused', async () => {
  const user = await app.users.free();
  for (const wrong of [{ ...asked, subject: ' ' }, { ...asked, message: ' \n' }, { ...asked, message: '\u0000' }, {}])
    expect((await user.post('/api/contact', wrong)).status).toBe(400);
  for (let count = 0; count < 10; count += 1) expect((await user.post('/api/contact', asked)).status).toBe(200);
  const refused = await user.post('/api/contact', asked);
  expect([refused.status, refused.body.reason]).toEqual([429, 'messages']);
});

test('where no address is configured, nothing is said to be sent', async () => {
  const lonely = await createTestApp({ operator: { name: null, email: null } });
  const user = await lonely.users.free();
  expect((await user.get('/api/contact')).body).toEqual({ reached: false });
  expect((await (await app.users.free()).get('/api/contact')).body).toEqual({ reached: true });
  const answer = await user.post('/api/contact', asked);
  expect([answer.status, answer.body.reason]).toEqual([503, 'no_operator']);
});
