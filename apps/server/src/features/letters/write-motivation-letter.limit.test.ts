import { expect, test } from 'vitest';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const app = await createTestApp();
const wishes = { analysisType: 'motivation-letter', jobDescription: sampleOffer, company: 'Brise Marine' };
const write = (user: TestUser, more: object = {}) =>
  user.post('/api/functions/cv-analysis', { ...wishes, tone: 'direct', ...more });
const usage = async (user: TestUser) => (await user.get('/api/usage')).body.meters.motivation_letter;
const letters = async (user: TestUser) => (await user.get('/api/letters?limit=100')).body.items;
const withCv = async (user: TestUser) => {
  await user.upload('/api/documents', sampleCv, 'cv.pdf');
  return user;
};

test('the fourth letter of the month is refused with the plan’s own figure; those written stay open', async () => {
  const user = await withCv(await app.users.free());
  for (const remaining of [2, 1, 0]) expect((await write(user)).body.remainingLetters).toBe(remaining);
  const refused = await write(user);
  expect([refused.status, refused.body.error, refused.body.needsUpgrade]).toEqual([402, 'limit_reached', true]);
  expect(refused.body.message).toContain('vos 3 lettres');
  const [newest] = await letters(user);
  expect((await user.patch(`/api/letters/${newest.id}`, { draft: { subject: 'Autre objet' } })).status).toBe(200);
  expect(await usage(user)).toEqual({ used: 3, limit: 3, remaining: 0 });
});

test('ten letters at once with three left: exactly three', async () => {
  const user = await withCv(await app.users.free());
  const answers = await Promise.all(Array.from({ length: 10 }, (_, angle) => write(user, { angle })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(3).fill(200), ...Array(7).fill(402)]);
  expect([(await letters(user)).length, (await usage(user)).used]).toEqual([3, 3]);
});

test('two tabs that ask for the same letter at once get the same one, for one unit, the last one too', async () => {
  const user = await withCv(await app.users.free());
  await write(user, { angle: 5 });
  await write(user, { angle: 6 });
  const answers = await Promise.all([write(user), write(user), write(user)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.letterId)).size).toBe(1);
  expect([(await letters(user)).length, (await usage(user)).used]).toEqual([3, 3]);
});

test('leaving, and what cannot be written, cost nothing', async () => {
  const user = await withCv(await app.users.free());
  const leaving = new AbortController();
  const answering = user.send('/api/functions/cv-analysis', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wishes, tone: 'direct' }),
    signal: leaving.signal,
  });
  leaving.abort();
  expect((await answering).status).toBe(499);
  await app.pool.query("alter table letters add constraint broken check (tone <> 'direct') not valid");
  const failed = await write(user);
  await app.pool.query('alter table letters drop constraint broken');
  expect([failed.status, failed.body.error]).toEqual([500, 'internal']);
  expect([await letters(user), (await usage(user)).used]).toEqual([[], 0]);
});
