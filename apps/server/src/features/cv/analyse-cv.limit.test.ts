import { expect, test } from 'vitest';
import { sampleCv } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const app = await createTestApp();

const analyse = (user: TestUser, jobDescription: string) =>
  user.post('/api/functions/analyze-cv', { cvContent: sampleCv, jobDescription });
const usage = async (user: TestUser) => (await user.get('/api/usage')).body.meters.cv_analysis;

test('the fourth analysis of the month is refused with the plan’s own figure', async () => {
  const user = await app.users.free();
  for (const remaining of [2, 1, 0]) {
    expect((await analyse(user, `Comptable ${remaining}`)).body.remainingAnalyses).toBe(remaining);
  }
  const refused = await analyse(user, 'Comptable encore');
  expect([refused.status, refused.body.error, refused.body.needsUpgrade]).toEqual([402, 'limit_reached', true]);
  expect(refused.body.message).toContain('Vous avez utilisé vos 3 analyses gratuites pour ce mois');
  // What was bought stays open.
  expect((await analyse(user, 'Comptable 1')).status).toBe(200);
  expect(await usage(user)).toEqual({ used: 3, limit: 3, remaining: 0 });
});

test('the sixteenth of a builder too', async () => {
  const user = await app.users.paid('builder');
  const statuses = [];
  for (let count = 0; count < 16; count += 1) statuses.push((await analyse(user, `Comptable ${count}`)).status);
  expect(statuses).toEqual([...Array(15).fill(200), 402]);
});

test('a hundred analyses at once with three left: exactly three succeed, twenty times over', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const user = await app.users.free();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => analyse(user, `Comptable ${index}`)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(97);
    expect((await user.get('/api/analyses')).body.items).toHaveLength(3);
    expect(await usage(user)).toMatchObject({ used: 3, remaining: 0 });
  }
});

test('two tabs buying the same pair with the last unit both get it', async () => {
  const user = await app.users.free();
  await analyse(user, 'un');
  await analyse(user, 'deux');
  const answers = await Promise.all([analyse(user, 'trois'), analyse(user, 'trois'), analyse(user, 'trois')]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body.analysisId)).size).toBe(1);
  expect((await usage(user)).used).toBe(3);
});

test('leaving during an analysis costs nothing and keeps nothing', async () => {
  const user = await app.users.free();
  const leaving = new AbortController();
  const answering = user.send('/api/functions/analyze-cv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cvContent: sampleCv, jobDescription: 'Comptable' }),
    signal: leaving.signal,
  });
  leaving.abort();
  expect((await answering).status).toBe(499);
  expect((await usage(user)).used).toBe(0);
  expect((await user.get('/api/analyses')).body.items).toEqual([]);
});

test('an analysis that cannot be written gives its unit back', async () => {
  const user = await app.users.free();
  await app.pool.query('alter table analyses add constraint broken check (pair_key <> pair_key) not valid');
  const failed = await analyse(user, 'Comptable');
  await app.pool.query('alter table analyses drop constraint broken');
  expect([failed.status, failed.body.error]).toEqual([500, 'internal']);
  expect(failed.body.message).toContain(failed.body.requestId);
  expect((await usage(user)).used).toBe(0);
});
