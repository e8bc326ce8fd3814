import { type CareerPlanDetail, careerPlanDetailSchema } from '@coach/contracts/features/career-advisor';
import { beforeEach, expect, test } from 'vitest';
import { fakeModel } from '../../ports/fake-model.ts';
import { sampleCv } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import type { CareerAdviceAnswer } from '../../writing/tasks/career-advice/career-advice-task.ts';

const model = fakeModel();
const app = await createTestApp({ model });

const answers = {
  skills_to_develop: 'gestion de planning, Power BI',
  career_goal: 'Devenir comptable',
  past_experiences: 'J’ai assuré le recouvrement des impayés pendant six mois.',
  cv_text: sampleCv,
};
const ask = (user: TestUser) => user.post('/api/functions/career-advice', answers);
const plan = async (user: TestUser): Promise<CareerPlanDetail> => careerPlanDetailSchema.parse((await ask(user)).body);
const introduction =
  'Vous tenez déjà les factures et les paies des Ateliers du Quai : la comptabilité, vous la voyez par ses pièces. Commencez cette semaine par la première étape.';
const worded: CareerAdviceAnswer = {
  introduction,
  steps: [{ number: 1, why: 'C’est le mot que cherchent les annonces, et vous faites ce travail.' }],
  routes: [],
  bridges: [],
};
const answer = (more: Partial<CareerAdviceAnswer> = {}) => ({ ...worded, ...more });

beforeEach(() => {
  model.calls.length = 0;
  model.answers = () => worded;
});

/** All of a plan that is the engine’s whoever finds the words. */
function planned({ plan: { introduction: _, ...whole } }: CareerPlanDetail) {
  const bare = <Item extends { why: string }>(items: Item[]) => items.map(({ why: __, ...item }) => item);
  const { steps, routes, transferable, ...rest } = whole;
  return { ...rest, steps: bare(steps), routes: bare(routes), transferable: bare(transferable) };
}

test('a model words a plan that stays the engine’s; the same again is the plan that was kept', async () => {
  const user = await app.users.paid('advancer');
  const told = await plan(user);
  expect(told.writtenBy).toEqual({ by: 'model', model: 'plume-1', reason: null });
  expect(told.plan.introduction).toEqual({ text: introduction, doubts: [] });
  expect(told.plan.steps[0]?.why).toBe(worded.steps[0]?.why);
  expect(told.advice.startsWith(introduction)).toBe(true);
  expect(told.advice).toContain(worded.steps[0]?.why);
  expect(await plan(user)).toEqual(told);
  expect((await user.get(`/api/career-plans/${told.id}`)).body).toEqual(told);
  expect(model.calls).toHaveLength(1);
  expect(model.calls[0]?.material).toContain('recouvrement des impayés');
  expect(model.calls[0]?.material).not.toMatch(/Marchetti|06 12 34 56 78|elodie\.marchetti/);
  model.answers = null;
  const other = await app.users.paid('advancer');
  const alone = await plan(other);
  expect(alone.writtenBy).toEqual({ by: 'engine', model: null, reason: 'unavailable' });
  expect(alone.plan.introduction).toBeUndefined();
  expect(alone.advice).toContain('Votre objectif\u00a0: Comptable.');
  expect(planned(told)).toEqual(planned(alone));
  expect(told.plan.steps[1]?.why).toBe(alone.plan.steps[1]?.why);
  expect(await plan(other)).toEqual(alone);
  model.answers = () => worded;
  const { id, writtenBy } = await plan(other);
  expect([id, writtenBy.by]).toEqual([alone.id, 'model']);
});

test('what nothing shows is asked for once more, then marked in the introduction and left out elsewhere', async () => {
  const lie = `${introduction} Votre master en finance est un atout.`;
  const steps = [{ number: 1, why: 'Cette formation coûte 900 € et dure trois mois pour vous.' }];
  model.answers = () => answer({ introduction: lie, steps });
  const told = await plan(await app.users.paid('advancer'));
  expect(model.calls).toHaveLength(2);
  expect(model.calls[1]?.material).toContain('master');
  expect(told.plan.introduction?.doubts).toEqual([
    {
      start: lie.indexOf('master'),
      end: expect.any(Number),
      quote: expect.stringContaining('master'),
      reason: expect.any(String),
    },
  ]);
  expect(told.advice).toContain('À VÉRIFIER');
  expect(told.plan.steps[0]?.why).not.toContain('900');
  model.answers = () => (model.calls.length === 3 ? answer({ introduction: lie }) : worded);
  const mended = await plan(await app.users.paid('advancer'));
  expect([model.calls.length, mended.plan.introduction?.doubts]).toEqual([4, []]);
});

test('who stays on the engine alone sends nothing', async () => {
  const user = await app.users.paid('advancer');
  await user.put('/api/writing-settings', { engineOnly: true });
  const told = await plan(user);
  expect(told.writtenBy).toEqual({ by: 'engine', model: null, reason: 'chosen' });
  expect(model.calls).toHaveLength(0);
});
