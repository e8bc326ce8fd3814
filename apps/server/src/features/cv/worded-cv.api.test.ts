import { createDocumentReader } from '@coach/documents/document-reader';
import { afterAll, expect, test } from 'vitest';
import { fakeModel } from '../../ports/fake-model.ts';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { mostLines } from '../../writing/tasks/cv-wording/cv-wording-task.ts';

const model = fakeModel();
const app = await createTestApp({ model });
const reader = createDocumentReader({ timeoutMs: 30_000 });
afterAll(() => reader.close());

const line = 'Suivi de 120 factures par mois sous Sage';
const better = 'Suivi, sous Sage, de 120 factures par mois';
const byModel = { by: 'model', model: 'plume-1', reason: null };
/** Words the lines that say `from` as `to`. */
const says = (pairs: Record<string, string>) => (request: { schemaName: string; material: string }) => ({
  texts: Object.entries(pairs).flatMap(([from, to]) => {
    const item = new RegExp(`(\\d+)\\. [^\\n]*\\n${from}`).exec(request.material)?.[1];
    return item && request.schemaName === 'cv_wording' ? [{ item: Number(item), text: to }] : [];
  }),
});
const asked = () => model.calls.filter(({ schemaName }) => schemaName === 'cv_wording').length;

async function analysed(user: TestUser, cvContent = sampleCv) {
  const { documentId } = (await user.upload('/api/functions/parse-cv', cvContent)).body;
  const pair = { cvContent, jobDescription: sampleOffer, documentId };
  const { analysisId } = (await user.post('/api/functions/analyze-cv', pair)).body;
  return { documentId, analysisId, path: `/api/analyses/${analysisId}` };
}

test('the lines of the optimised CV are worded once, told among the changes, and may be taken back', async () => {
  const user = await app.users.paid();
  const { path } = await analysed(user);
  model.answers = says({ [line]: better, 'Tenue des tableaux de bord sous Excel': 'Pilotage des tableaux de bord' });
  const before = (await user.get(path)).body;
  expect(before.wording).toMatchObject({ writtenBy: { by: 'engine' }, undone: [] });
  expect(before.wording.open).toBeGreaterThan(4);
  const calls = asked();

  const { body } = await user.post(`${path}/wording`);
  expect(body.wording).toEqual({ writtenBy: byModel, open: 0, undone: [] });
  const text = JSON.stringify(body.optimised.document);
  expect(text).toContain(better);
  expect(text).not.toContain('Pilotage');
  const worded = body.optimised.changes.filter((change: { wording?: object }) => change.wording);
  expect(worded).toMatchObject([{ kind: 'reworded', after: better, wording: { line, model: 'plume-1' } }]);
  expect(worded[0].reason).toContain('plume-1');
  expect([body.report, body.cv]).toEqual([before.report, before.cv]);

  await user.post(`${path}/wording`);
  await user.post('/api/functions/generate-enhanced-cv', { analysisId: before.id });
  expect(asked() - calls).toBe(1);

  const undone = (await user.patch(`${path}/wording`, { lines: [line], undone: true })).body;
  expect(undone.wording).toMatchObject({ writtenBy: { by: 'engine' }, undone: [line] });
  expect(undone.optimised).toEqual(before.optimised);
  const redone = (await user.patch(`${path}/wording`, { lines: [line], undone: false })).body;
  expect(redone.optimised).toEqual(body.optimised);
});

test('a corrected line is asked for alone; one that is gone takes its words along', async () => {
  const user = await app.users.paid();
  const { path } = await analysed(user);
  model.answers = says({ [line]: better });
  await user.post(`${path}/wording`);
  const start = sampleCv.indexOf(line);
  const corrected = 'Suivi de 140 factures par mois sous Sage';
  const amendment = { kind: 'replace-line', id: 'a', start, end: start + line.length, text: corrected };
  const amended = (await user.patch(path, { amendments: [amendment] })).body;
  expect(JSON.stringify(amended.optimised.document)).toContain(corrected);
  expect(amended.wording).toMatchObject({ writtenBy: { by: 'engine' }, open: 1 });
  model.answers = says({ [corrected]: 'Suivi, sous Sage, de 140 factures par mois' });
  const again = (await user.post(`${path}/wording`)).body;
  expect(again.wording).toMatchObject({ writtenBy: byModel, open: 0 });
  expect(model.calls.at(-1)?.material).not.toContain('35 salariés');
});

test('of a CV of many lines, those beyond one question are asked for the next time', async () => {
  const user = await app.users.paid();
  const streets = Array.from({ length: mostLines }, (_, index) => `- Visite du chantier de la rue ${index + 1}`);
  const { path } = await analysed(user, sampleCv.replace(line, [line, ...streets].join('\n')));
  const { open } = (await user.get(path)).body.wording;
  expect(open).toBeGreaterThan(mostLines);
  model.answers = says({ [line]: better });
  expect((await user.post(`${path}/wording`)).body.wording.open).toBe(open - mostLines);
  expect((await user.post(`${path}/wording`)).body.wording.open).toBe(0);
});

test('files, saved templates and models have the words, and say who wrote them', async () => {
  const user = await app.users.paid();
  const { analysisId } = await analysed(user);
  model.answers = says({ [line]: better });
  const link = (await user.post('/api/functions/generate-enhanced-cv', { analysisId })).body.downloadUrl;
  const template = (await user.post('/api/templates', { type: 'cv', analysisId })).body;
  for (const path of [
    link,
    `/api/templates/${template.id}/file?format=doc`,
    `/api/models/cv/classique/file?analysis=${analysisId}&format=doc`,
  ]) {
    const file = await (await user.send(path)).text();
    expect(file).toContain('le modèle plume-1');
    expect(file.replaceAll(/\s+/g, ' ')).toContain(better);
  }
  const pdf = await user.post('/api/functions/generate-enhanced-cv', { analysisId, format: 'pdf' });
  const { text } = await reader.read(new Uint8Array(await (await app.ask(pdf.body.downloadUrl)).arrayBuffer()));
  expect(text.replaceAll(/\s+/g, ' ')).toContain(better);
});

test('a model that is away leaves the engine’s lines, and is asked again another time', async () => {
  const user = await app.users.paid();
  const { path, analysisId } = await analysed(user);
  model.answers = null;
  const failed = (await user.post(`${path}/wording`)).body;
  expect(failed.wording).toMatchObject({ writtenBy: { by: 'engine', reason: 'unavailable' } });
  expect(failed.wording.open).toBeGreaterThan(0);
  const file = await user.post('/api/functions/generate-enhanced-cv', { analysisId });
  expect(file.status).toBe(200);
  expect(await (await app.ask(file.body.downloadUrl)).text()).toContain('sans modèle d’intelligence artificielle');
  model.answers = says({ [line]: better });
  expect((await user.post(`${path}/wording`)).body.wording.writtenBy).toEqual(byModel);
});

test('who wishes the engine alone has nothing sent, and is told so', async () => {
  const user = await app.users.paid();
  const { path } = await analysed(user);
  await user.put('/api/writing-settings', { engineOnly: true });
  const calls = asked();
  const { body } = await user.post(`${path}/wording`);
  expect(body.wording).toEqual({ writtenBy: { by: 'engine', model: null, reason: 'chosen' }, open: 0, undone: [] });
  expect(asked()).toBe(calls);
});

test('the free plan is asked nothing for, and another person’s analysis is not found', async () => {
  const [free, paid] = [await app.users.free(), await app.users.paid()];
  model.answers = says({ [line]: better });
  const { path } = await analysed(free);
  const calls = asked();
  expect((await free.get(path)).body.wording.open).toBe(0);
  expect((await free.post(`${path}/wording`)).body).toMatchObject({ error: 'subscription_required' });
  for (const other of [
    await paid.post(`${path}/wording`),
    await paid.patch(`${path}/wording`, { lines: [line], undone: true }),
  ])
    expect([other.status, other.body.error]).toEqual([404, 'not_found']);
  expect(asked()).toBe(calls);
});
