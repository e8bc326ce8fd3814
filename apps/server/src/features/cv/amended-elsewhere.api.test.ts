import { expect, test } from 'vitest';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();

const skill = (name: string) => ({
  kind: 'add-skill',
  id: name,
  name,
  proof: `${name} utilisé chaque jour`,
  experience: null,
});

async function analysedTwice() {
  const user = await app.users.free();
  const { content, documentId } = (await user.upload('/api/functions/parse-cv', sampleCv, 'elodie.pdf')).body;
  const analyse = async (jobDescription: string) =>
    (await user.post('/api/functions/analyze-cv', { cvContent: content, jobDescription, documentId })).body.analysisId;
  return { user, documentId, first: await analyse(sampleOffer), second: await analyse('Comptable, Sage, Trésorerie') };
}

test('a correction made through one analysis shows in the others of the same CV, at no cost', async () => {
  const { user, first, second } = await analysedTwice();
  const before = (await user.get(`/api/analyses/${second}`)).body;
  await user.patch(`/api/analyses/${first}`, { amendments: [skill('Trésorerie')], since: [] });
  const after = (await user.get(`/api/analyses/${second}`)).body;
  expect(after.amendments).toEqual([skill('Trésorerie')]);
  expect(after.report.score).toBeGreaterThan(before.report.score);
  expect((await user.get('/api/usage')).body.meters.cv_analysis.used).toBe(2);
});

test('a change made on other corrections than those kept is refused, and nothing is lost', async () => {
  const { user, documentId, first, second } = await analysedTwice();
  expect((await user.patch(`/api/documents/${documentId}`, { amendments: [skill('Paie')], since: [] })).status).toBe(
    200,
  );
  for (const path of [`/api/analyses/${first}`, `/api/analyses/${second}`, `/api/documents/${documentId}`]) {
    const stale = await user.patch(path, { amendments: [skill('Sage')], since: [] });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ error: 'conflict', reason: 'amended_elsewhere' });
  }
  expect((await user.get(`/api/documents/${documentId}`)).body.amendments).toEqual([skill('Paie')]);
  const both = { amendments: [skill('Paie'), skill('Sage')], since: ['Paie'] };
  expect((await user.patch(`/api/analyses/${second}`, both)).body.amendments).toHaveLength(2);
});

test('of two changes at once on the same corrections, one is kept and the other told', async () => {
  const { user, documentId } = await analysedTwice();
  const changes = ['Paie', 'Sage', 'Audit'].map((name) => ({ amendments: [skill(name)], since: [] }));
  const answers = await Promise.all(changes.map((change) => user.patch(`/api/documents/${documentId}`, change)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
