import {
  careerPlanDetailSchema,
  careerPlanListSchema,
  careerSuggestionsSchema,
} from '@coach/contracts/features/career-advisor';
import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { expect, test } from 'vitest';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { maxPlans } from './advise-career.ts';
import { plansAnHour } from './advisor-sources.ts';

const app = await createTestApp();

const answers = {
  skills_to_develop: 'gestion de planning, Power BI',
  career_goal: 'Devenir comptable',
  past_experiences: 'J’ai assuré le recouvrement des impayés pendant six mois.',
  cv_text: null,
};
const ask = (user: TestUser, more: object = {}) => user.post('/api/functions/career-advice', { ...answers, ...more });

test('below advancer the function is refused in the spec’s words, and nothing is kept', async () => {
  const user = await app.users.paid('builder');
  const refused = await ask(user);
  expect([refused.status, refused.body]).toMatchObject([
    403,
    {
      error: 'subscription_required',
      reason: 'advisor',
      message: 'Cette fonctionnalité nécessite un abonnement Advancer ou supérieur',
    },
  ]);
  expect((await user.get('/api/career-suggestions')).status).toBe(403);
  expect((await user.get('/api/career-plans')).body).toEqual({ items: [], nextCursor: null });
  expect((await app.visitor.post('/api/functions/career-advice', answers)).status).toBe(401);
});

test('a plan is compared with the newest CV, kept, listed, reopened and deleted', async () => {
  const user = await app.users.paid('advancer');
  await user.upload('/api/documents', sampleCv, 'elodie.pdf');
  const answer = await ask(user);
  expect(answer.status).toBe(200);
  const plan = careerPlanDetailSchema.parse(answer.body);
  expect(plan.documentName).toBe('elodie.pdf');
  expect(plan.plan.goal).toMatchObject({ occupation: 'Comptable', certainty: 'named', demand: 'occupation' });
  expect(plan.plan.held.length).toBeGreaterThan(1);
  for (const { evidence } of plan.plan.held)
    expect(evidence.source === 'cv' ? sampleCv : answers.past_experiences).toContain(evidence.quote);
  expect(plan.advice).toContain('Votre objectif\u00a0: Comptable.');
  expect((await ask(user)).body).toEqual(plan);
  const atOnce = await Promise.all([1, 2, 3].map(() => ask(user, { career_goal: 'Contrôleuse de gestion' })));
  expect(new Set(atOnce.map(({ body }) => body.id)).size).toBe(1);
  const list = careerPlanListSchema.parse((await user.get('/api/career-plans?limit=1')).body);
  expect(list.items[0]).toMatchObject({ label: 'Contrôleuse de gestion', goal: 'Contrôleuse de gestion' });
  const rest = (await user.get(`/api/career-plans?limit=1&cursor=${list.nextCursor}`)).body;
  expect(rest.items.map(({ id }: { id: string }) => id)).toEqual([plan.id]);
  expect((await user.get(`/api/career-plans/${plan.id}`)).body).toEqual(plan);
  const stranger = await app.users.paid('leader');
  expect((await stranger.get(`/api/career-plans/${plan.id}`)).status).toBe(404);
  expect((await stranger.delete(`/api/career-plans/${plan.id}`)).status).toBe(404);
  expect((await user.delete(`/api/career-plans/${plan.id}`)).status).toBe(204);
  expect((await user.get(`/api/career-plans/${plan.id}`)).status).toBe(404);
});

test('a plan follows what the person changes: the CV they bring, the offers they aim at, the occupation they pick', async () => {
  const user = await app.users.paid('leader');
  const bare = await ask(user);
  expect(bare.body).toMatchObject({ documentName: null, plan: { offersRead: 0 } });
  const brought = await ask(user, { cv_text: sampleCv });
  expect(brought.body.plan.held.length).toBeGreaterThan(bare.body.plan.held.length);
  await user.post('/api/jobs', { text: sampleOffer.replace('Assistant comptable', 'Comptable') });
  await app.runJobs();
  expect((await ask(user)).body.plan.offersRead).toBe(1);
  const vague = await ask(user, { career_goal: 'travailler dans la petite enfance' });
  expect(vague.body.plan.goal).toMatchObject({ certainty: 'unknown', occupation: null });
  const [{ occupation }] = vague.body.plan.goal.near;
  const picked = await ask(user, { career_goal: 'travailler dans la petite enfance', occupation });
  expect(picked.body.plan.goal).toMatchObject({ certainty: 'named', occupation });
});

test('the answers may start from the CV and the profile', async () => {
  const user = await app.users.paid('advancer');
  const nothing = careerSuggestionsSchema.parse((await user.get('/api/career-suggestions')).body);
  expect(nothing).toEqual({ skills: [], goals: [], experiences: [], documentName: null });
  await user.upload('/api/documents', sampleCv, 'elodie.pdf');
  await user.put('/api/profile', { targetPositions: ['Comptable'] });
  const suggested = careerSuggestionsSchema.parse((await user.get('/api/career-suggestions')).body);
  expect(suggested.goals[0]).toBe('Comptable');
  expect(suggested.skills).toContain('Liasse fiscale');
  expect(suggested.experiences[0]).toContain('Assistante de gestion, Ateliers du Quai');
});

test('empty answers are named, hostile ones are planned or refused clearly', async () => {
  const user = await app.users.paid('advancer');
  const empty = await ask(user, { skills_to_develop: ' ', career_goal: '', past_experiences: '\n' });
  expect(empty.status).toBe(400);
  expect(Object.keys(empty.body.fields)).toEqual(['skills_to_develop', 'career_goal', 'past_experiences']);
  const all = allHostileStrings.map(({ text }) => text).join(' comptable\n');
  for (const said of [all.slice(0, 4_000), all.slice(-4_000)]) {
    const answer = await ask(user, {
      skills_to_develop: said,
      career_goal: said,
      past_experiences: said,
      cv_text: said,
    });
    expect([200, 400]).toContain(answer.status);
  }
});

test('plans asked for at once do not pass the most a person keeps', async () => {
  const user = await app.users.paid('advancer');
  const { id } = (await ask(user)).body;
  const { pool } = app;
  const columns = 'user_id, skills_to_develop, career_goal, past_experiences, career_plan, advice, created_at';
  await pool.query(
    `insert into career_plans (id, request_key, ${columns})
     select gen_random_uuid(), 'kept ' || n, ${columns} from career_plans, generate_series(2, $2) n where id = $1`,
    [id, maxPlans - 2],
  );
  const goals = ['Contrôleuse de gestion', 'Infirmière', 'Cariste', 'Développeuse web'];
  const asked = await Promise.all(goals.map((career_goal) => ask(user, { career_goal })));
  const refused = asked.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.body).toMatchObject({ reason: 'plans_full' });
});

test('nobody asks without end', async () => {
  const user = await app.users.paid('advancer');
  let last = await ask(user);
  for (let count = 0; count < plansAnHour; count += 1) last = await ask(user);
  expect([last.status, last.body]).toMatchObject([429, { error: 'too_many_requests' }]);
  expect(last.body.message).toContain(`${plansAnHour} plans`);
});
