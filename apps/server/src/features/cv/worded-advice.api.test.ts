import type { Report } from '@coach/contracts/report';
import { expect, test } from 'vitest';
import { fakeModel } from '../../ports/fake-model.ts';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const model = fakeModel();
const app = await createTestApp({ model });
const plain = await createTestApp();

const analyse = (user: TestUser, more: object = {}) =>
  user.post('/api/functions/analyze-cv', { cvContent: sampleCv, jobDescription: sampleOffer, ...more });
const usedBy = async (user: TestUser) => (await user.get('/api/usage')).body.meters.cv_analysis.used;
const byModel = { by: 'model', model: 'plume-1', reason: null };
const byEngine = { by: 'engine', model: null, reason: null };

const better = 'L’offre en parle, votre CV pas encore. Si vous l’avez fait, dites en une phrase où et pour qui.';
const told = (...texts: string[]) => ({ texts: texts.map((text, index) => ({ item: index + 1, text })) });
/** What no model touches. */
const scored = ({ score, criteria, keywords, recommendations }: Report) => ({
  ...{ score, criteria, keywords },
  recommendations: recommendations.map(({ detail: _, ...rest }) => rest),
});

test('a model’s advice is served and kept, over the same score and evidence', async () => {
  const [user, alone] = [await app.users.free(), await plain.users.free()];
  model.answers = () => told(better);
  const { body } = await analyse(user);
  const own = (await analyse(alone)).body;
  expect([body.writtenBy, own.writtenBy]).toEqual([byModel, byEngine]);
  expect(scored(body.report)).toEqual(scored(own.report));
  expect(body.report.recommendations[0].detail).toBe(better);
  expect(body.report.recommendations[1].detail).toBe(own.report.recommendations[1].detail);
  expect(body.analysis).toBe(own.analysis);
  const calls = model.calls.length;
  const opened = (await user.get(`/api/analyses/${body.analysisId}`)).body;
  expect([opened.writtenBy, opened.report]).toEqual([byModel, body.report]);
  expect((await analyse(user)).body.report).toEqual(body.report);
  expect([model.calls.length, await usedBy(user)]).toEqual([calls, 1]);
});

test('what the guard holds is asked for once more, then left to the engine; a mark is never a model’s', async () => {
  const user = await app.users.free();
  const calls = model.calls.length;
  const lie = 'Vous dirigez 40 personnes chez Renault depuis 2005 : dites-le en tête.';
  model.answers = () => told(better, lie, 'Ce changement vaut 40 points à lui seul.');
  const { body } = await analyse(user, { jobDescription: `${sampleOffer}\nHoraires de jour.` });
  expect(model.calls.length - calls).toBe(2);
  expect(model.calls.at(-1)?.material).toContain('Renault');
  expect(body.writtenBy).toEqual(byModel);
  const details: string[] = body.report.recommendations.map(({ detail }: { detail: string }) => detail);
  expect(details[0]).toBe(better);
  expect(details.join()).not.toMatch(/Renault|40 points/);
});

test('a model that is away costs nothing more, and is asked again with the same pair', async () => {
  const user = await app.users.free();
  model.answers = null;
  const { body } = await analyse(user);
  expect(body.writtenBy).toEqual({ ...byEngine, reason: 'unavailable' });
  expect(body.report.recommendations[0].detail).not.toBe(better);
  model.answers = () => told(better);
  const again = (await analyse(user)).body;
  expect([again.writtenBy, again.analysisId]).toEqual([byModel, body.analysisId]);
  expect(again.report.recommendations[0].detail).toBe(better);
  expect(await usedBy(user)).toBe(1);
});

test('who wishes the engine alone has nothing sent', async () => {
  const user = await app.users.free();
  await user.put('/api/writing-settings', { engineOnly: true });
  const calls = model.calls.length;
  const { body } = await analyse(user);
  expect([body.writtenBy, model.calls.length]).toEqual([{ ...byEngine, reason: 'chosen' }, calls]);
});

test('scoring again is immediate: words stand as long as what they were written for', async () => {
  const user = await app.users.free();
  const paragraph = 'Ce qui tient : ce que l’annonce demande se lit déjà dans votre CV.';
  model.answers = ({ material }) => ({
    texts: [
      { item: 1, text: better },
      { item: Number(/\n(\d+)\.\nCe qui tient/.exec(material)?.[1]), text: paragraph },
    ],
  });
  const { body } = await analyse(user);
  expect(body.analysis).toContain(paragraph);
  const calls = model.calls.length;
  const path = `/api/analyses/${body.analysisId}`;
  const [first] = body.report.recommendations;
  const aside = (await user.patch(path, { offTopic: [first.action?.term ?? 'Power BI'] })).body;
  const details = aside.report.recommendations.map(({ detail }: { detail: string }) => detail);
  expect(details).not.toContain(better);
  const back = (await user.patch(path, { offTopic: [] })).body;
  expect([back.report, back.analysis, back.writtenBy]).toEqual([body.report, body.analysis, byModel]);
  expect(model.calls.length).toBe(calls);
});

test('who leaves gets the unit back, and no half analysis', async () => {
  const user = await app.users.free();
  const held = model.hold();
  const leaving = new AbortController();
  const body = JSON.stringify({ cvContent: sampleCv, jobDescription: sampleOffer });
  const headers = { 'content-type': 'application/json' };
  const asked = user
    .send('/api/functions/analyze-cv', { method: 'POST', body, headers, signal: leaving.signal })
    .catch(() => null);
  await held.asked;
  leaving.abort();
  await asked;
  await expect.poll(() => usedBy(user)).toBe(0);
  expect((await user.get('/api/analyses')).body.items).toEqual([]);
});
