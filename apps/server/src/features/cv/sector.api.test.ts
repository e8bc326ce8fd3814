import { analysisSchema } from '@coach/contracts/features/cv';
import { isTierAtLeast, tiers } from '@coach/contracts/tiers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subscriptions } from '../../db/schema/billing.ts';
import { analyses } from '../../db/schema/cv.ts';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { setTier } from '../billing/set-tier.ts';

const app = await createTestApp();
const { services } = app;

const analyse = (user: TestUser, more: object = {}) =>
  user.post('/api/functions/analyze-cv', { cvContent: sampleCv, jobDescription: sampleOffer, ...more });
const usedBy = async (user: TestUser) => (await user.get('/api/usage')).body.meters.cv_analysis.used;
const gated = { error: 'subscription_required', reason: 'sector', needsUpgrade: true };
const skill = { kind: 'add-skill', id: 's', name: 'Power BI', proof: 'Power BI chaque jour', experience: null };

test.each(tiers.map((tier) => [tier]))('%s: a sector from advancer on, none for everyone', async (tier) => {
  const user = tier === 'free' ? await app.users.free() : await app.users.paid(tier);
  const isOpen = isTierAtLeast(tier, 'advancer');
  const { analysisId, report } = (await analyse(user)).body;
  const path = `/api/analyses/${analysisId}`;
  const answers = [await user.patch(path, { sector: 'finance' }), await analyse(user, { sector: 'hr' })];
  expect(answers.map(({ status }) => status)).toEqual(isOpen ? [200, 200] : [403, 403]);
  if (!isOpen) for (const { body } of answers) expect(body).toMatchObject(gated);
  const removed = await user.patch(path, { sector: null });
  expect([removed.status, removed.body.sector, removed.body.report]).toEqual([200, null, report]);
  expect(await usedBy(user)).toBe(1);
});

test('a lapsed subscription does not open it', async () => {
  const user = await app.users.paid('advancer');
  const { analysisId } = (await analyse(user)).body;
  await services.db.update(subscriptions).set({ subscribed: false }).where(eq(subscriptions.userId, user.id));
  expect((await user.patch(`/api/analyses/${analysisId}`, { sector: 'finance' })).body).toMatchObject(gated);
});

test('a sector adds its advice and weights, is kept, and costs nothing', async () => {
  const user = await app.users.paid('advancer');
  const { analysisId, report } = (await analyse(user)).body;
  const path = `/api/analyses/${analysisId}`;
  const before = analysisSchema.parse((await user.get(path)).body);
  expect(before).toMatchObject({ sector: null, suggestedSector: 'office' });
  expect(before.report.sector).toBeUndefined();

  const answer = analysisSchema.parse((await user.patch(path, { sector: 'finance' })).body);
  expect(answer).toMatchObject({ sector: 'finance', report: { sector: { id: 'finance' } } });
  expect(answer.initialScore).toBe(answer.report.score);
  expect(answer.report.criteria).not.toEqual(report.criteria);
  const present = answer.report.sector?.skills.present ?? [];
  expect(present.length).toBeGreaterThan(0);
  for (const { quote, start, end } of present) expect(quote).toBe(answer.cv.text.slice(start, end));
  expect((await user.get(path)).body).toEqual(answer);

  const amended = analysisSchema.parse((await user.patch(path, { amendments: [skill] })).body);
  expect(amended).toMatchObject({ sector: 'finance', initialScore: answer.report.score });
  const other = analysisSchema.parse((await user.patch(path, { sector: 'hr' })).body);
  const alone = analysisSchema.parse((await user.patch(path, { amendments: [] })).body);
  expect(other.initialScore).toBe(alone.report.score);
  expect(await usedBy(user)).toBe(1);
});

test('analysing for a sector keeps it; the same pair again follows what is asked, and keeps it where nothing is', async () => {
  const user = await app.users.paid('advancer');
  const first = await analyse(user, { sector: 'finance' });
  expect(first.body.report.sector.id).toBe('finance');
  expect((await analyse(user)).body).toEqual(first.body);
  const moved = await analyse(user, { sector: 'office' });
  expect([moved.body.analysisId, moved.body.report.sector.id]).toEqual([first.body.analysisId, 'office']);
  expect((await analyse(user, { sector: null })).body.report.sector).toBeUndefined();
  expect(await usedBy(user)).toBe(1);
});

test('after a downgrade the analysis stays readable, and loses its sector when it is scored again', async () => {
  const user = await app.users.paid('advancer');
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv)).body;
  const { analysisId, report } = (await analyse(user, { documentId, sector: 'finance' })).body;
  const path = `/api/analyses/${analysisId}`;
  await setTier(services.db, user.email, 'builder');
  expect((await user.get(path)).body).toMatchObject({ sector: 'finance', report });
  expect((await analyse(user, { documentId })).body.report).toEqual(report);
  expect((await user.patch(path, { sector: 'finance' })).status).toBe(403);
  const rescored = analysisSchema.parse((await user.patch(path, { offTopic: ['Sage'] })).body);
  expect([rescored.sector, rescored.report.sector]).toEqual([null, undefined]);
});

test('after a downgrade a correction made elsewhere, or the pair bought again, drops the sector too', async () => {
  const user = await app.users.paid('advancer');
  const { documentId } = (await user.upload('/api/functions/parse-cv', sampleCv)).body;
  const { analysisId } = (await analyse(user, { documentId, sector: 'finance' })).body;
  const path = `/api/analyses/${analysisId}`;
  await setTier(services.db, user.email, 'builder');
  await user.patch(`/api/documents/${documentId}`, { amendments: [skill] });
  expect((await user.get(path)).body.sector).toBeNull();

  await services.db
    .update(analyses)
    .set({ sector: 'finance', boughtAt: new Date(Date.now() - 31 * 24 * 3_600_000) })
    .where(eq(analyses.id, analysisId));
  await user.patch(`/api/documents/${documentId}`, { amendments: [] });
  expect((await analyse(user, { documentId })).body.report.sector).toBeUndefined();
  expect((await user.get(path)).body.sector).toBeNull();
});

test('another user’s analysis is 404 whatever the sector, and a sector nobody knows is named', async () => {
  const [owner, other] = [await app.users.paid('advancer'), await app.users.paid('leader')];
  const { analysisId } = (await analyse(owner)).body;
  const path = `/api/analyses/${analysisId}`;
  for (const sector of ['finance', null]) {
    const answer = await other.patch(path, { sector });
    expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
  }
  const unknown = await owner.patch(path, { sector: 'astrologie' });
  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['sector']]);
  expect((await owner.get(path)).body.sector).toBeNull();
});
