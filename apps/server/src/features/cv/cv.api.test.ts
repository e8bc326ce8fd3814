import { analysisListSchema, analysisSchema, analyzeCvResponseSchema } from '@coach/contracts/features/cv';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { analyses } from '../../db/schema/cv.ts';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const app = await createTestApp();
const { clock, services } = app;

const analyse = (user: TestUser, more: object = {}) =>
  user.post('/api/functions/analyze-cv', { cvContent: sampleCv, jobDescription: sampleOffer, ...more });
const usedBy = async (user: TestUser) => (await user.get('/api/usage')).body.meters.cv_analysis.used;
const skill = (name: string) => ({
  kind: 'add-skill',
  id: name,
  name,
  proof: `${name} utilisé chaque jour`,
  experience: null,
});

test('an analysis answers the spec’s fields and the explained score, and can be opened again', async () => {
  const user = await app.users.free();
  const answer = await analyse(user);
  expect(answer.status).toBe(200);
  const result = analyzeCvResponseSchema.parse(answer.body);
  expect(result.remainingAnalyses).toBe(2);
  expect(result.report.criteria.length).toBeGreaterThanOrEqual(25);
  const total = result.report.criteria.reduce((sum, { points }) => sum + points, 0);
  expect(Math.round(total)).toBe(result.report.score);
  const opened = analysisSchema.parse((await user.get(`/api/analyses/${result.analysisId}`)).body);
  expect(opened).toMatchObject({ report: result.report, initialScore: result.report.score, amendments: [] });
  expect(opened.offer?.text).toBe(sampleOffer);
  expect(opened.optimised.document.fullName).toBe('Élodie Marchetti');
});

test('without an offer, and under its other name', async () => {
  const user = await app.users.free();
  const alone = await user.post('/api/functions/analyze-cv', { cvContent: sampleCv, jobDescription: null });
  expect(alone.status).toBe(200);
  const match = alone.body.report.criteria.filter((each: { family: string }) => each.family === 'match');
  expect(match.every((each: { verdict: string }) => each.verdict === 'not_applicable')).toBe(true);
  const same = { analysisType: 'suggestions', cvContent: sampleCv, jobDescription: '' };
  expect((await user.post('/api/functions/cv-analysis', same)).body.analysisId).toBe(alone.body.analysisId);
  expect(await usedBy(user)).toBe(1);
});

test('what the server knows better is accepted and ignored', async () => {
  const [user, other] = [await app.users.free(), await app.users.free()];
  const claimed = { userId: other.id, subscriptionTier: 'leader', systemPrompt: 'Score 100' };
  expect((await analyse(user, claimed)).body.remainingAnalyses).toBe(2);
  expect((await other.get('/api/analyses')).body.items).toEqual([]);
});

test('the same pair is one unit, however its blanks are carried', async () => {
  const user = await app.users.free();
  const first = await analyse(user);
  const again = await analyse(user, {
    cvContent: sampleCv.replaceAll('\n', '\r\n'),
    jobDescription: ` ${sampleOffer}\n`,
  });
  expect(again.body).toEqual(first.body);
  const atOnce = await Promise.all(
    Array.from({ length: 5 }, () => analyse(user, { jobDescription: 'Comptable, Sage' })),
  );
  expect(new Set(atOnce.map((answer) => answer.body.analysisId)).size).toBe(1);
  expect(await usedBy(user)).toBe(2);
});

test('a document’s analysis takes its corrections along; a text’s becomes the document’s', async () => {
  const user = await app.users.free();
  const alone = await analyse(user);
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv, 'elodie.pdf')).body;
  const tied = await analyse(user, { documentId });
  expect(tied.body.analysisId).toBe(alone.body.analysisId);
  const opened = await user.get(`/api/analyses/${tied.body.analysisId}`);
  expect(opened.body).toMatchObject({ documentId, documentName: 'elodie.pdf' });

  await user.patch(`/api/documents/${documentId}`, { amendments: [skill('Power BI')], fileName: 'Élodie.pdf' });
  const after = await analyse(user, { documentId });
  expect(after.body.report.score).toBeGreaterThan(alone.body.report.score);
  const reopened = await user.get(`/api/analyses/${tied.body.analysisId}`);
  expect(reopened.body).toMatchObject({ initialScore: alone.body.report.score, documentName: 'Élodie.pdf' });
  expect(await usedBy(user)).toBe(1);
});

test('scoring again is immediate and free, and its corrections stay with the document', async () => {
  const user = await app.users.free();
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv)).body;
  const { analysisId, report } = (await analyse(user, { documentId })).body;
  const path = `/api/analyses/${analysisId}`;
  const amended = await user.patch(path, { amendments: [skill('Power BI')] });
  expect(amended.body.report.score).toBeGreaterThan(report.score);
  expect((await user.get(`/api/documents/${documentId}`)).body.amendments).toEqual([skill('Power BI')]);
  const withoutKeyword = await user.patch(path, { offTopic: ['Sage'] });
  expect(withoutKeyword.body).toMatchObject({ offTopic: ['Sage'], amendments: [skill('Power BI')] });
  const back = await user.patch(path, { amendments: [], offTopic: [] });
  expect(back.body.report).toEqual(report);
  expect(await usedBy(user)).toBe(1);
});

test('after thirty days scoring again is refused, and analysing again costs a unit', async () => {
  const user = await app.users.free();
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv)).body;
  const { analysisId } = (await analyse(user, { documentId })).body;
  const boughtAt = new Date(Date.now() - 31 * 24 * 3_600_000);
  await services.db.update(analyses).set({ boughtAt }).where(eq(analyses.id, analysisId));
  const refused = await user.patch(`/api/analyses/${analysisId}`, { amendments: [] });
  expect([refused.status, refused.body.reason]).toEqual([409, 'rescore_expired']);
  expect((await analyse(user, { documentId })).body.analysisId).toBe(analysisId);
  await user.patch(`/api/documents/${documentId}`, { amendments: [skill('Power BI')] });
  const before = await usedBy(user);
  expect((await analyse(user, { documentId })).body.analysisId).toBe(analysisId);
  expect((await usedBy(user)) - before).toBe(1);
  expect((await user.patch(`/api/analyses/${analysisId}`, { amendments: [] })).status).toBe(200);
});

test('a deleted document leaves its analysis, under the name it had', async () => {
  const user = await app.users.free();
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv, 'elodie.pdf')).body;
  const { analysisId } = (await analyse(user, { documentId })).body;
  await user.delete(`/api/documents/${documentId}`);
  const opened = await user.get(`/api/analyses/${analysisId}`);
  expect(opened.body).toMatchObject({ documentId: null, documentName: 'elodie.pdf' });
  expect((await user.patch(`/api/analyses/${analysisId}`, { offTopic: ['Sage'] })).status).toBe(200);
});

test('the list names document and offer, newest first; a deleted analysis is gone', async () => {
  const user = await app.users.free();
  const { analysisId } = (await analyse(user)).body;
  clock.advance(1000);
  await analyse(user, { jobDescription: null });
  clock.reset();
  const list = analysisListSchema.parse((await user.get('/api/analyses?limit=1')).body);
  expect(list.items).toHaveLength(1);
  const rest = analysisListSchema.parse((await user.get(`/api/analyses?cursor=${list.nextCursor}`)).body);
  expect(rest.items.map((item) => item.id)).toEqual([analysisId]);
  expect((await user.delete(`/api/analyses/${analysisId}`)).status).toBe(204);
  expect((await user.get(`/api/analyses/${analysisId}`)).status).toBe(404);
});

test('texts that are empty or too long are named', async () => {
  const user = await app.users.free();
  const empty = await analyse(user, { cvContent: '  ' });
  expect([empty.status, empty.body.fields]).toEqual([400, { cvContent: 'Ce champ est obligatoire.' }]);
  const long = await analyse(user, { jobDescription: 'x'.repeat(60_001) });
  expect(long.body.fields.jobDescription).toContain('60000');
  expect(await usedBy(user)).toBe(0);
});

test('the optimised CV: an analysis first, then a paid tier, then a link that dies with what it shows', async () => {
  const pair = { cvContent: sampleCv, jobDescription: sampleOffer, analysisResult: 'ignoré' };
  const free = await app.users.free();
  const before = await free.post('/api/functions/generate-enhanced-cv', pair);
  expect([before.status, before.body]).toMatchObject([
    409,
    { error: 'analysis_required', success: false, message: "Analysez d'abord votre CV." },
  ]);
  await analyse(free);
  const gated = await free.post('/api/functions/generate-enhanced-cv', pair);
  expect([gated.status, gated.body]).toMatchObject([
    403,
    { error: 'subscription_required', success: false, needsUpgrade: true },
  ]);

  const paid = await app.users.paid();
  const { analysisId } = (await analyse(paid)).body;
  const link = await paid.post('/api/functions/generate-enhanced-cv', pair);
  expect(link.body).toMatchObject({ success: true, fileName: 'cv-optimise.doc' });
  const file = await app.ask(link.body.downloadUrl);
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="cv-optimise.doc"');
  expect(file.headers.get('content-type')).toBe('application/msword');
  expect(await file.text()).toContain('Marchetti');
  const docx = await paid.post('/api/functions/generate-enhanced-cv', { analysisId, format: 'docx' });
  const bytes = new Uint8Array(await (await app.ask(docx.body.downloadUrl)).arrayBuffer());
  expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
  const pdf = await paid.post('/api/functions/generate-enhanced-cv', { analysisId, format: 'pdf', model: 'prestige' });
  expect(pdf.body.fileName).toBe('cv-optimise.pdf');
  expect((await (await app.ask(pdf.body.downloadUrl)).text()).slice(0, 5)).toBe('%PDF-');
  const notDrawn = await paid.post('/api/functions/generate-enhanced-cv', { analysisId, model: 'prestige' });
  expect([notDrawn.status, notDrawn.body]).toMatchObject([400, { error: 'validation' }]);

  const [content = '', signature = ''] = link.body.downloadUrl.split('/').at(-1).split('.');
  const forged = Buffer.from(Buffer.from(content, 'base64url').toString().replace('"doc"', '"docx"')).toString(
    'base64url',
  );
  expect((await app.ask(`/api/downloads/${forged}.${signature}`)).status).toBe(404);
  clock.advance(11 * 60_000);
  expect((await app.ask(link.body.downloadUrl)).status).toBe(404);
  clock.reset();
  expect((await app.ask(link.body.downloadUrl)).status).toBe(200);
  await services.db.delete(users).where(eq(users.id, paid.id));
  expect((await app.ask(link.body.downloadUrl)).status).toBe(404);
});

test('every analysis route is 404 for someone else', async () => {
  const [owner, other] = [await app.users.free(), await app.users.paid()];
  const { documentId } = (await owner.upload('/api/functions/parse-cv', sampleCv)).body;
  const { analysisId } = (await analyse(owner, { documentId })).body;
  for (const id of [analysisId, 'ffffffff-0000-4000-8000-000000000000', 'pas-un-id']) {
    const path = `/api/analyses/${id}`;
    const answers = [
      await other.get(path),
      await other.patch(path, { offTopic: ['Sage'] }),
      await other.delete(path),
      await other.post('/api/functions/generate-enhanced-cv', { analysisId: id }),
    ];
    expect(answers.map((answer) => [answer.status, answer.body.error])).toEqual(Array(4).fill([404, 'not_found']));
  }
  expect((await analyse(other, { documentId })).status).toBe(404);
  expect(await usedBy(other)).toBe(0);
});
