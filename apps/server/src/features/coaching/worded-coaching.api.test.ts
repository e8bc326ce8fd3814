import { type CoachingSession, coachingSessionSchema } from '@coach/contracts/features/coaching';
import { startedWorkSchema, workSchema } from '@coach/contracts/features/work';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeModel } from '../../ports/fake-model.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import type { CoachingDialogueAnswer } from '../../writing/tasks/coaching-dialogue/coaching-dialogue-task.ts';

const model = fakeModel();
const app = await createTestApp({ model });
const path = '/api/coaching/sessions';
const start = async (user: TestUser): Promise<CoachingSession> => (await user.post(path, { scenario: 'raise' })).body;
const say = async (user: TestUser, id: string, since: number, text: string): Promise<CoachingSession> =>
  coachingSessionSchema.parse((await user.post(`${path}/${id}/turns`, { since, text })).body);
const none: CoachingDialogueAnswer = { lines: [], remarks: [], strengths: [], prepare: [] };
const line = (text: string): CoachingDialogueAnswer => ({ ...none, lines: [{ number: 1, text }] });
const byModel = { by: 'model', model: 'plume-1', reason: null };
const byEngine = { by: 'engine', model: null, reason: 'unavailable' };
const caseTold = [
  'Vendeuse chez Verdal',
  '1 900 € par mois',
  '2 100 €',
  'J’ai formé 3 collègues',
  'le budget est bouclé',
];

beforeEach(() => {
  model.calls.length = 0;
  model.answers = null;
});

async function tellCase(user: TestUser, id: string): Promise<CoachingSession> {
  for (const [since, text] of caseTold.slice(0, -1).entries()) await say(user, id, since, text);
  return await say(user, id, caseTold.length - 1, caseTold.at(-1) ?? '');
}

test('a model finds the words; steps, quotes and what the scene does stay the script’s', async () => {
  const [user, alone] = [await app.users.paid('leader'), await app.users.paid('leader')];
  const [{ id }, { id: other }] = [await start(user), await start(alone)];
  model.answers = () => line('Vendeuse chez Verdal, je vois. Et combien gagnez-vous aujourd’hui ?');
  const told = await say(user, id, 0, caseTold[0] ?? '');
  expect([told.turns.at(-1)?.text, told.turns.at(-1)?.model]).toEqual([
    'Vendeuse chez Verdal, je vois. Et combien gagnez-vous aujourd’hui ?',
    'plume-1',
  ]);
  expect(told.writtenBy).toEqual(byModel);
  model.answers = null;
  const scripted = await say(alone, other, 0, caseTold[0] ?? '');
  expect(scripted.writtenBy).toEqual(byEngine);
  const bare = ({ turns }: CoachingSession) =>
    turns.map(({ speaker, step, note }) => [speaker, step, note?.remarks.map(({ quote, kind }) => [quote, kind])]);
  expect(bare(told)).toEqual(bare(scripted));
  expect([told.state, told.progress]).toEqual([scripted.state, scripted.progress]);
  // The same said again is not asked again.
  expect(await say(user, id, 0, caseTold[0] ?? '')).toEqual(told);
  expect(model.calls).toHaveLength(2);
});

test('a line that leaves the script is asked for once more, then falls back to it', async () => {
  const user = await app.users.paid('leader');
  const { id } = await start(user);
  model.answers = () => ({
    ...line('Vous êtes vendeuse depuis 12 ans, donc. Combien gagnez-vous ?'),
    remarks: [{ number: 1, text: 'un poste et une maison : la scène repartira de là.' }],
  });
  const told = await say(user, id, 0, caseTold[0] ?? '');
  expect(model.calls).toHaveLength(2);
  expect(model.calls[1]?.material).toContain('12');
  expect(told.turns.at(-1)).toMatchObject({ speaker: 'coach', text: expect.stringContaining('Vendeuse chez Verdal') });
  expect(told.turns.at(-1)).not.toHaveProperty('model');
  const [remark] = told.turns[1]?.note?.remarks ?? [];
  expect([remark?.quote, remark?.text]).toEqual([
    'Vendeuse chez Verdal',
    'un poste et une maison : la scène repartira de là.',
  ]);
  expect(told.writtenBy).toEqual(byModel);
  model.answers = () => line('Selon l’article L3221-2, vous avez droit à 300 € de plus.');
  expect((await say(user, id, 1, caseTold[1] ?? '')).writtenBy).toEqual(byEngine);
});

test('the summary is worded too, and is told anew with the words', async () => {
  const user = await app.users.paid('leader');
  const { id } = await start(user);
  expect((await tellCase(user, id)).state).toBe('playing');
  await say(user, id, 5, 'J’ai formé 3 collègues, et je demande 2 100 € par mois.');
  const advice = 'Préparez la date à laquelle vous voulez une réponse, et dites-la à voix haute.';
  const strength = 'un fait que votre responsable a vu de ses yeux.';
  model.answers = () => ({
    ...line('Arrêtons-nous là ; tout est noté ci-dessous.'),
    strengths: [{ number: 1, text: strength }],
    prepare: [{ number: 1, text: advice }],
  });
  const { summary, state, writtenBy, turns } = coachingSessionSchema.parse(
    (await user.post(`${path}/${id}/end`, { since: 6 })).body,
  );
  expect([state, writtenBy, turns.at(-1)?.model]).toEqual(['ended', byModel, 'plume-1']);
  expect(summary?.strengths[0]?.text).toBe(strength);
  expect(summary?.text).toContain(strength);
  expect(summary?.script.flatMap(({ lines }) => lines).join(' ')).toContain('2 100');
});

test('the reply is followed word by word; who stops it has said nothing', async () => {
  const user = await app.users.paid('leader');
  const { id } = await start(user);
  const held = model.hold();
  const asking = user.send(`${path}/${id}/turns`, {
    method: 'POST',
    headers: { prefer: 'respond-async', 'work-place': `coaching:${id}`, 'content-type': 'application/json' },
    body: JSON.stringify({ since: 0, text: caseTold[0] }),
  });
  await held.show({ lines: [{ number: 1, text: 'Vendeuse chez' }] });
  const answer = await asking;
  expect(answer.status).toBe(202);
  const { workId } = startedWorkSchema.parse(await answer.json());
  const work = async () => workSchema.parse((await user.get(`/api/work/${workId}`)).body);
  expect(await work()).toMatchObject({ kind: 'coaching-turn', state: 'running', partial: 'Vendeuse chez' });
  await user.delete(`/api/work/${workId}`);
  await vi.waitFor(async () => expect((await work()).state).toBe('cancelled'));
  expect((await user.get(`${path}/${id}`)).body.turns).toHaveLength(1);
});
