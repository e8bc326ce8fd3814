import {
  coachingScenariosSchema,
  coachingSessionListSchema,
  coachingSessionSchema,
  coachRequestListSchema,
  coachRequestSchema,
} from '@coach/contracts/features/coaching';
import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { answerRequest, listOpenRequests } from './answer-request.ts';

const app = await createTestApp();
const { mailer, services } = app;
const path = '/api/coaching/sessions';
const start = async (user: TestUser, scenario = 'raise') => (await user.post(path, { scenario })).body;
const say = (user: TestUser, id: string, since: number, text: string) =>
  user.post(`${path}/${id}/turns`, { since, text });
const ask = {
  kind: 'coach',
  subject: 'Reprendre confiance',
  hopes: 'Préparer une prise de poste.\n<b>Merci</b>',
  availability: 'Le mardi soir',
  contactWay: 'email',
  contact: 'moi@example.org',
} as const;

test('a dialogue goes from the case to the scene and its summary, and is found again', async () => {
  const user = await app.users.paid('leader');
  const { items } = coachingScenariosSchema.parse((await user.get('/api/coaching/scenarios')).body);
  expect(items).toHaveLength(8);
  const { id } = await start(user);
  const said = [
    'Vendeuse chez Verdal',
    '1 900 € par mois',
    '2 100 €',
    'J’ai formé 3 collègues',
    'le budget est bouclé',
  ];
  for (const [since, text] of said.entries()) expect((await say(user, id, since, text)).status).toBe(200);
  const playing = coachingSessionSchema.parse((await user.get(`${path}/${id}`)).body);
  expect(playing).toMatchObject({ state: 'playing', about: 'Vendeuse chez Verdal', summary: null });
  expect(playing.progress).toEqual({ done: 5, total: 5 });
  expect(playing.turns.at(-1)?.speaker).toBe('other');
  await say(user, id, 5, 'J’ai formé 3 collègues, et je demande 2 100 € par mois.');
  const ended = coachingSessionSchema.parse((await user.post(`${path}/${id}/end`, { since: 6 })).body);
  expect(ended.summary?.text).toContain('2\u202f100');
  expect((await user.post(`${path}/${id}/end`, { since: 0 })).body.state).toBe('ended');
  expect((await say(user, id, 6, 'Encore un mot')).body.reason).toBe('coaching_moved_on');
  await start(user, 'conflict');
  const page = coachingSessionListSchema.parse((await user.get(`${path}?limit=1`)).body);
  const next = coachingSessionListSchema.parse((await user.get(`${path}?limit=1&cursor=${page.nextCursor}`)).body);
  expect([...page.items, ...next.items].map(({ scenario, turns }) => [scenario, turns])).toEqual([
    ['conflict', 0],
    ['raise', 6],
  ]);
  expect((await user.delete(`${path}/${id}`)).status).toBe(204);
  expect((await user.get(`${path}/${id}`)).status).toBe(404);
});

test('of two tabs one turn is kept, and a turn sent again brings the same', async () => {
  const user = await app.users.paid('leader');
  const { id } = await start(user, 'feedback');
  const answers = await Promise.all(['Un collègue du support', 'Ma cheffe'].map((text) => say(user, id, 0, text)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [kept] = answers.filter(({ status }) => status === 200);
  const text = kept?.body.turns.find(({ speaker }: { speaker: string }) => speaker === 'person').text;
  expect((await say(user, id, 0, text)).body).toEqual(kept?.body);
  const again = await Promise.all(Array.from({ length: 4 }, () => say(user, id, 1, 'Lundi il est arrivé à 10 h')));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await user.get(`${path}/${id}`)).body.turns).toHaveLength(5);
});

test('below leader nothing begins; what there is stays readable, and nobody else reads it', async () => {
  const [user, below] = [await app.users.paid('leader'), await app.users.paid('advancer')];
  const refused = await below.post(path, { scenario: 'raise' });
  expect([refused.status, refused.body.reason]).toEqual([403, 'specialised_coaching']);
  expect((await below.post('/api/coaching/requests', ask)).status).toBe(403);
  const { id } = await start(user);
  expect((await user.post(path, { scenario: 'poker' })).status).toBe(400);
  expect((await say(user, id, 0, 'mot '.repeat(5_000))).status).toBe(200);
  expect((await say(user, id, 1, 'x'.repeat(40_001))).body.fields.text).toBeTruthy();
  const other = await app.users.paid('leader');
  expect((await other.get(`${path}/${id}`)).status).toBe(404);
  expect((await say(other, id, 1, 'Bonjour')).status).toBe(404);
  expect((await other.delete(`${path}/${id}`)).status).toBe(404);
});

test('every hostile string is kept to the character in a turn', async () => {
  const user = await app.users.paid('leader');
  for (const { text } of allHostileStrings.slice(0, 60)) {
    const { id } = await start(user, 'bad_news');
    const answer = await say(user, id, 0, `Bonjour, ${text}`.slice(0, 40_000).trim());
    expect(answer.status).toBe(200);
    expect(answer.body.turns[1].text.length).toBe(`Bonjour, ${text}`.slice(0, 40_000).trim().length);
  }
});

test('a request reaches the operator once, is withdrawn or answered, and the answer is filed', async () => {
  const user = await app.users.paid('leader');
  const send = (more: object = {}) => user.post('/api/coaching/requests', { ...ask, ...more });
  const [one, two] = await Promise.all([send(), send()]);
  expect([one.status, coachRequestSchema.parse(two.body).id]).toEqual([201, one.body.id]);
  const mails = async () => {
    await app.runJobs();
    return mailer.sent.filter(({ replyTo, to }) => replyTo === user.email || to === user.email);
  };
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'operatrice@example.org', subject: expect.stringContaining('coach partenaire') });
  expect(mail?.text).toContain('moi@example.org');
  expect(mail?.html).not.toContain('<b>Merci');
  const withdraw = (id: string) => user.delete(`/api/coaching/requests/${id}`);
  expect((await withdraw(one.body.id)).body.withdrawnAt).toBeTruthy();
  await withdraw(one.body.id);
  expect((await mails()).length).toBe(2);
  const roadmap = (await send({ kind: 'roadmap' })).body;
  expect((await listOpenRequests(services)).map(({ id }) => id)).toContain(roadmap.id);
  expect(await answerRequest(services, roadmap.id, 'Voici votre feuille de route.')).toBe(true);
  expect(await answerRequest(services, 'ffffffff-0000-4000-8000-000000000000', 'Non')).toBe(false);
  expect((await mails()).at(-1)?.text).toContain('/career-advice?tab=coaching');
  expect((await withdraw(roadmap.id)).body.reason).toBe('request_answered');
  const list = coachRequestListSchema.parse((await user.get('/api/coaching/requests')).body);
  expect(list.items.map(({ answer }) => answer)).toEqual(['Voici votre feuille de route.', null]);
  expect(list.operator).toEqual({ name: 'Atelier des Carrières', reached: true });
  const stranger = await app.users.paid('leader');
  expect((await stranger.delete(`/api/coaching/requests/${roadmap.id}`)).status).toBe(404);
  const many = await Promise.all(['a', 'b', 'c', 'd'].map((subject) => send({ subject })));
  expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a request sent again to be answered elsewhere is one of its own', async () => {
  const user = await app.users.paid('leader');
  const first = (await user.post('/api/coaching/requests', ask)).body;
  const byPhone = { ...ask, contactWay: 'phone', contact: '06 39 98 12 34' };
  const second = await user.post('/api/coaching/requests', byPhone);
  expect(second.body).toMatchObject(byPhone);
  expect(second.body.id).not.toBe(first.id);
});
