import {
  analyzeLinkedinResponseSchema,
  linkedinAnalysisSchema,
  linkedinHistorySchema,
} from '@coach/contracts/features/linkedin';
import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { expect, test } from 'vitest';
import { sampleCv, sampleProfile } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const app = await createTestApp();
const { clock } = app;

const analyse = (user: TestUser, more: object = {}) =>
  user.post('/api/functions/analyze-linkedin', { profileContent: sampleProfile, profileUrl: null, ...more });
const usage = async (user: TestUser) => (await user.get('/api/usage')).body.meters.linkedin_analysis;
const other = (name: string) => sampleProfile.replaceAll('Marchetti', name);
const bring = async (user: TestUser) => (await user.upload('/api/functions/parse-cv', sampleCv, 'elodie.pdf')).body;

test('an analysis answers the spec’s fields and what differs from the newest CV, and is kept', async () => {
  const user = await app.users.free();
  const { documentId } = await bring(user);
  const answer = await analyse(user, { profileUrl: 'https://www.linkedin.com/in/elodie-marchetti' });
  expect(answer.status).toBe(200);
  const result = analyzeLinkedinResponseSchema.parse(answer.body);
  expect(result).toMatchObject({ success: true, needsUpgrade: false, remainingAnalyses: 0, documentId });
  expect(result.documentName).toBe('elodie.pdf');
  expect(result.differences.length).toBeGreaterThan(0);
  const opened = linkedinAnalysisSchema.parse((await user.get(`/api/linkedin-analyses/${result.id}`)).body);
  expect(opened).toMatchObject({ score: result.score, suggestions: result.suggestions, createdAt: result.createdAt });
  const { items } = linkedinHistorySchema.parse((await user.get('/api/linkedin-analyses')).body);
  const { headline, ...rest } = items[0] ?? {};
  expect([items.length, headline]).toEqual([1, result.profile.headline]);
  expect(rest).toMatchObject({ id: result.id, score: result.score, profileUrl: result.profileUrl });
});

test('the same profile beside the same CV is one unit; another CV or address is another', async () => {
  const user = await app.users.paid('builder');
  const alone = await analyse(user);
  const again = await analyse(user, { profileContent: ` ${sampleProfile.replaceAll('\n', '\r\n')}` });
  expect(again.body).toEqual(alone.body);
  const { documentId } = await bring(user);
  const compared = await analyse(user);
  expect(compared.body.id).not.toBe(alone.body.id);
  expect((await analyse(user, { documentId })).body.id).toBe(compared.body.id);
  expect((await analyse(user, { withoutCv: true })).body).toMatchObject({ id: alone.body.id, documentName: null });
  const atOnce = { profileUrl: 'https://www.linkedin.com/in/elodie' };
  const answers = await Promise.all([analyse(user, atOnce), analyse(user, atOnce), analyse(user, atOnce)]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await usage(user)).toEqual({ used: 3, limit: 3, remaining: 0 });
  // Other positions aimed at are looked up in what was bought.
  await user.put('/api/profile', { targetPositions: ['Contrôleuse de gestion'] });
  const spaced = sampleProfile.replaceAll('\n', '\n\n');
  const anew = await analyse(user, { profileContent: spaced, withoutCv: true });
  expect([anew.status, anew.body.id]).toEqual([200, alone.body.id]);
  const { criteria, profile } = linkedinAnalysisSchema.parse(anew.body);
  const evidence = criteria.flatMap((each) => each.evidence).filter(({ source }) => source === 'profile');
  expect(evidence.length).toBeGreaterThan(0);
  for (const { start, end, quote } of evidence) expect(profile.text.slice(start, end)).toBe(quote);
  await user.delete(`/api/documents/${documentId}`);
  const opened = await user.get(`/api/linkedin-analyses/${compared.body.id}`);
  expect(opened.body).toMatchObject({ documentId: null, documentName: 'elodie.pdf' });
});

test('at the limit the server says so with the plan’s figure; many at once are counted exactly', async () => {
  const user = await app.users.free();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => analyse(user, { profileContent: other(`Marin${index}`) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(29).fill(402)]);
  const refused = await analyse(user);
  expect(refused.body).toMatchObject({ error: 'limit_reached', success: false, needsUpgrade: true });
  expect(refused.body.message).toContain('1 sur 1');
  expect((await usage(user)).used).toBe(1);
  expect((await user.get('/api/linkedin-analyses')).body.items).toHaveLength(1);
});

test('what is no profile, or fails, costs nothing', async () => {
  const user = await app.users.free();
  const recipe = await analyse(user, { profileContent: 'Pour quatre personnes : deux cents grammes de farine.' });
  expect([recipe.status, recipe.body]).toMatchObject([
    400,
    { error: 'validation', reason: 'not_a_profile', success: false, needsUpgrade: false },
  ]);
  const empty = await analyse(user, { profileContent: ' ', profileUrl: 'linkedin' });
  expect(Object.keys(empty.body.fields)).toEqual(['profileContent', 'profileUrl']);
  await app.pool.query('alter table linkedin_analyses add constraint broken check (score < 0) not valid');
  const failed = await analyse(user);
  await app.pool.query('alter table linkedin_analyses drop constraint broken');
  expect([failed.status, failed.body.success]).toEqual([500, undefined]);
  const leaving = new AbortController();
  const body = JSON.stringify({ profileContent: sampleProfile });
  const headers = { 'content-type': 'application/json' };
  const path = '/api/functions/analyze-linkedin';
  const answering = user.send(path, { method: 'POST', headers, body, signal: leaving.signal });
  leaving.abort();
  expect((await answering).status).toBe(499);
  expect((await usage(user)).used).toBe(0);
});

test('a PDF gives its text back and leaves nothing; another file is refused in words', async () => {
  const user = await app.users.free();
  const read = (text: string) => user.upload('/api/functions/parse-linkedin', text, 'Profile.pdf');
  expect((await read(`\n${sampleProfile}`)).body).toMatchObject({
    content: sampleProfile,
    profileUrl: 'https://linkedin.com/in/elodie-marchetti',
  });
  expect((await user.get('/api/documents')).body.items).toEqual([]);
  const refusals = await Promise.all(['Une facture', '!scanned', '!unsupported', '!encrypted'].map(read));
  expect(refusals.map(({ status, body }) => [status, body.reason])).toEqual([
    [422, 'not_a_profile'],
    [422, 'not_a_profile'],
    [415, 'pdf_only'],
    [422, 'encrypted'],
  ]);
});

test('the history keeps to the latest ten; a deleted analysis is gone', async () => {
  const user = await app.users.paid('leader');
  for (let count = 0; count < 11; count += 1) {
    clock.advance(1000);
    await analyse(user, { profileContent: other(`Marin${count}`) });
  }
  clock.reset();
  const { items } = (await user.get('/api/linkedin-analyses')).body;
  const times = items.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect([items.length, times]).toEqual([10, times.toSorted().reverse()]);
  expect((await user.delete(`/api/linkedin-analyses/${items[0].id}`)).status).toBe(204);
  expect((await user.get(`/api/linkedin-analyses/${items[0].id}`)).status).toBe(404);
});

test('every hostile string in a profile is analysed or refused clearly, and another’s CV is not found', async () => {
  const [user, stranger] = [await app.users.paid('leader'), await app.users.free()];
  const all = allHostileStrings.map(({ text }) => text).join('\n');
  for (const profileContent of [`${sampleProfile}\n${all}`, all]) {
    const answer = await analyse(user, { profileContent: profileContent.slice(0, 60_000) });
    expect([200, 400]).toContain(answer.status);
  }
  const { documentId } = await bring(stranger);
  expect((await analyse(user, { documentId })).status).toBe(404);
});
