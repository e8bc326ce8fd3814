import { expect, test } from 'vitest';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { sweepUnits } from '../usage/sweep-units.ts';

const app = await createTestApp();
const usage = async (user: TestUser, meter: string) => (await user.get('/api/usage')).body.meters[meter];
const call = (user: TestUser, name: string, body: object) => user.post(`/api/functions/${name}`, body);
const generate = (user: TestUser, more: object = {}) =>
  call(user, 'generate-questions', { level: 'Senior', jobDescription: sampleOffer, ...more });
const voice = (user: TestUser, more: object) =>
  call(user, 'vocal-interview', {
    action: 'generateQuestion',
    jobDescription: sampleOffer,
    questionNumber: 1,
    ...more,
  });
const coach = (user: TestUser, answer: string, more: object = {}) =>
  call(user, 'interview-coaching', { questionsAndAnswers: [{ question: 'Parlez-moi de vous.', answer }], ...more });
const sessions = async (user: TestUser) => (await user.get('/api/interview-sessions?limit=100')).body.items;
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const spend = (user: TestUser, meter: string, times: number) =>
  app.pool.query('select increment_usage($1, $2) from generate_series(1, $3)', [user.id, meter, times]);
const withCv = async (user: TestUser) => {
  await user.upload('/api/documents', sampleCv, 'cv.pdf');
  return user;
};

test('the simulation after the last is refused in the spec’s words; the sessions stay open', async () => {
  const user = await app.users.free();
  expect((await generate(user)).body.remainingSimulations).toBe(0);
  const refused = await generate(user, { role: 'Autre' });
  expect([refused.status, refused.body]).toMatchObject([
    402,
    {
      error: 'limit_reached',
      message: "Vous avez épuisé vos simulations d'entretien. Passez au plan supérieur.",
      needsUpgrade: true,
    },
  ]);
  const [kept] = await sessions(user);
  expect((await user.patch(`/api/interview-sessions/${kept.id}`, { responses: ['Oui'] })).status).toBe(200);
  expect(await usage(user, 'interview_simulation')).toEqual({ used: 1, limit: 1, remaining: 0 });
});

test('many at once are counted exactly, on each meter', async () => {
  const user = await withCv(await app.users.paid('builder'));
  const many = <Each>(one: (index: number) => Promise<Each>) =>
    Promise.all(Array.from({ length: 8 }, (_, at) => one(at)));
  const made = await many((index) => generate(user, { role: `Poste ${index}` }));
  expect(statuses(made)).toEqual([...Array(3).fill(200), ...Array(5).fill(402)]);
  expect(await sessions(user)).toHaveLength(3);
  await spend(user, 'interview_coaching', 7);
  const judged = await many((index) => coach(user, `J’ai tenu ${index} caisses.`));
  expect(statuses(judged)).toEqual([...Array(3).fill(200), ...Array(5).fill(402)]);
  const pitches = await many(() => call(user, 'elevator-pitch', { level: 'Senior', jobDescription: sampleOffer }));
  expect(statuses(pitches)).toEqual([...Array(3).fill(200), ...Array(5).fill(402)]);
  const advancer = await app.users.paid('advancer');
  await spend(advancer, 'interview_coaching', 28);
  const begun = await many((index) => voice(advancer, { jobDescription: `${sampleOffer} ${index}` }));
  expect(statuses(begun)).toEqual([...Array(2).fill(200), ...Array(6).fill(402)]);
});

test('two tabs that ask for the same at once get one session, or one feedback, for one unit', async () => {
  const user = await app.users.free();
  const made = await Promise.all([generate(user), generate(user), generate(user)]);
  expect(new Set(made.map(({ status, body }) => `${status} ${body.sessionId}`)).size).toBe(1);
  const { sessionId } = made[0].body;
  const saved = { responses: ['J’ai tenu la caisse pendant trois ans.'] };
  await user.patch(`/api/interview-sessions/${sessionId}`, saved);
  await spend(user, 'interview_coaching', 2);
  const judged = await Promise.all([1, 2, 3].map(() => coach(user, '', { sessionId })));
  expect(statuses(judged)).toEqual([200, 200, 200]);
  const changed = { responses: ['J’ai tenu la caisse pendant quatre ans.'] };
  await user.patch(`/api/interview-sessions/${sessionId}`, changed);
  const refused = await coach(user, '', { sessionId });
  expect([refused.status, refused.body.message]).toEqual([402, expect.stringContaining('vos 3 feedbacks')]);
  const plan = await call(await withCv(user), 'elevator-pitch', { level: 'Senior', jobDescription: 'x' });
  expect([plan.status, plan.body.error, plan.body.needsUpgrade]).toEqual([402, 'limit_reached', true]);
});

test('an interview by voice costs one unit at its feedback, and none when it is abandoned or deleted', async () => {
  const user = await app.users.paid('advancer');
  const used = async () => (await usage(user, 'interview_coaching')).used;
  const { sessionId } = (await voice(user, {})).body;
  await voice(user, { questionNumber: 2, sessionId });
  expect(await used()).toBe(1);
  app.clock.advance(20 * 60_000);
  await voice(user, { questionNumber: 3, sessionId });
  app.clock.advance(20 * 60_000);
  await sweepUnits(app.services);
  expect(await used()).toBe(1);
  app.clock.advance(20 * 60_000);
  await sweepUnits(app.services);
  expect(await used()).toBe(0);
  // Whoever comes back goes on with a unit taken anew.
  const allAnswers = [{ question: 'a', answer: 'J’ai tenu la caisse pendant trois ans.', questionNumber: 1 }];
  const finish = (more: object = {}) => voice(user, { action: 'generateFeedback', allAnswers, ...more });
  await voice(user, { questionNumber: 4, sessionId });
  expect(await used()).toBe(1);
  expect((await finish({ sessionId })).status).toBe(200);
  app.clock.advance(40 * 60_000);
  await sweepUnits(app.services);
  expect([await used(), (await finish()).body.sessionId]).toEqual([1, sessionId]);
  const next = (await voice(user, {})).body.sessionId;
  expect([next === sessionId, await used()]).toEqual([false, 2]);
  expect((await user.delete(`/api/interview-sessions/${next}`)).status).toBe(204);
  expect(await used()).toBe(1);
  // A client that knows no session pays at the feedback.
  await spend(user, 'interview_coaching', 29);
  const full = await finish({ jobDescription: 'Vendeur en boulangerie' });
  expect([full.status, full.body.error, await used()]).toEqual([402, 'limit_reached', 30]);
  app.clock.reset();
});

test('leaving, and what cannot be made, cost nothing', async () => {
  const user = await withCv(await app.users.paid('advancer'));
  const pitch = { level: 'Senior', jobDescription: sampleOffer };
  const leave = async (name: string, body: object) => {
    const leaving = new AbortController();
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal: leaving.signal };
    const answering = user.send(`/api/functions/${name}`, init);
    leaving.abort();
    return (await answering).status;
  };
  expect(await leave('generate-questions', { level: 'Senior', jobDescription: sampleOffer })).toBe(499);
  expect(await leave('elevator-pitch', pitch)).toBe(499);
  await app.pool.query("alter table interview_sessions add constraint broken check (kind = 'none') not valid");
  expect(statuses([await generate(user), await voice(user, {})])).toEqual([500, 500]);
  await app.pool.query('alter table interview_sessions drop constraint broken');
  const { sessionId } = (await generate(user)).body;
  await app.pool.query('alter table interview_sessions add constraint broken check (not completed) not valid');
  const sent = { sessionId, questionsAndAnswers: [] };
  await user.patch(`/api/interview-sessions/${sessionId}`, { responses: ['J’ai tenu la caisse.'] });
  expect((await call(user, 'interview-coaching', sent)).status).toBe(500);
  await app.pool.query('alter table interview_sessions drop constraint broken');
  expect(await sessions(user)).toHaveLength(1);
  const meters = (await user.get('/api/usage')).body.meters;
  const used = [meters.interview_simulation, meters.interview_coaching, meters.elevator_pitch].map((each) => each.used);
  expect(used).toEqual([1, 0, 0]);
});
