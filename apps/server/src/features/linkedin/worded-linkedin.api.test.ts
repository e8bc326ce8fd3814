import type { LinkedinReport } from '@coach/contracts/linkedin';
import { expect, test } from 'vitest';
import { fakeModel } from '../../ports/fake-model.ts';
import { sampleCv, sampleProfile } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const model = fakeModel();
const app = await createTestApp({ model });
const plain = await createTestApp();

const analyse = (user: TestUser, more: object = {}) =>
  user.post('/api/functions/analyze-linkedin', { profileContent: sampleProfile, ...more });
const usedBy = async (user: TestUser) => (await user.get('/api/usage')).body.meters.linkedin_analysis.used;
const byModel = { by: 'model', model: 'plume-1', reason: null };
const better = 'Ces mots se cherchent, et votre profil les tait : à cette place, ils se liront d’abord.';

/** Answers the first reason with these texts, one after the other call. */
const reason = (text: string) => (request: { material: string }) => ({
  texts: [{ item: Number(/(\d+)\. \[raison/.exec(request.material)?.[1]), text }],
});
const reasons = (report: LinkedinReport) => report.suggestions.map((each) => each.reason);
const untouched = ({ suggestions, contentRecommendations, ...rest }: LinkedinReport) => ({
  ...{ score: rest.score, criteria: rest.criteria, keywords: rest.keywords, differences: rest.differences },
  suggestions: suggestions.map(({ category, impact, current }) => [category, impact, current]),
  ideas: contentRecommendations.map(({ type, topic }) => [type, topic]),
});

test('a model’s words are served and kept, over the same score, order and impact', async () => {
  const [user, alone] = [await app.users.free(), await plain.users.free()];
  for (const each of [user, alone]) await each.upload('/api/functions/parse-cv', sampleCv);
  model.answers = reason(better);
  const [{ body }, own] = [await analyse(user), (await analyse(alone)).body];
  expect([body.writtenBy, own.writtenBy.by]).toEqual([byModel, 'engine']);
  expect(untouched(body)).toEqual(untouched(own));
  expect(reasons(body).filter((text) => text === better)).toHaveLength(1);
  expect(model.calls.at(-1)?.material).not.toMatch(/Marchetti|linkedin\.com/);
  const calls = model.calls.length;
  const opened = (await user.get(`/api/linkedin-analyses/${body.id}`)).body;
  expect([opened.writtenBy, opened.suggestions]).toEqual([byModel, body.suggestions]);
  expect((await analyse(user)).body.suggestions).toEqual(body.suggestions);
  expect(model.calls.length).toBe(calls);
});

test('what the guard holds is asked for once more, then the engine’s own', async () => {
  const user = await app.users.free();
  model.answers = reason('Vous dirigez la comptabilité de Renault depuis 2005 : dites-le dès le titre.');
  const calls = model.calls.length;
  const { body } = await analyse(user);
  expect(model.calls.length - calls).toBe(2);
  expect([JSON.stringify(body.suggestions).includes('Renault'), body.writtenBy.by]).toEqual([false, 'engine']);
});

test('a model that is away costs nothing more, and is asked again with the same profile', async () => {
  const user = await app.users.free();
  model.answers = null;
  const failed = (await analyse(user)).body;
  expect(failed.writtenBy).toEqual({ by: 'engine', model: null, reason: 'unavailable' });
  model.answers = reason(better);
  const again = (await analyse(user)).body;
  expect([again.id, again.writtenBy, await usedBy(user)]).toEqual([failed.id, byModel, 1]);
  expect(reasons(again)).toContain(better);
});

test('who wishes the engine alone has nothing sent, and who leaves gets the unit back', async () => {
  const [chosen, leaving] = [await app.users.free(), await app.users.free()];
  await chosen.put('/api/writing-settings', { engineOnly: true });
  const calls = model.calls.length;
  expect((await analyse(chosen)).body.writtenBy.reason).toBe('chosen');
  expect(model.calls.length).toBe(calls);

  const held = model.hold();
  const left = new AbortController();
  const body = JSON.stringify({ profileContent: sampleProfile });
  const headers = { 'content-type': 'application/json' };
  const asked = leaving
    .send('/api/functions/analyze-linkedin', { method: 'POST', body, headers, signal: left.signal })
    .catch(() => null);
  await held.asked;
  left.abort();
  await asked;
  await expect.poll(() => usedBy(leaving)).toBe(0);
  expect((await leaving.get('/api/linkedin-analyses')).body.items).toEqual([]);
});
