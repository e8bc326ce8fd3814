import { maxTemplates, templateDetailSchema, templateListSchema } from '@coach/contracts/features/templates';
import { expect, test } from 'vitest';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const app = await createTestApp();

/** A letter and an analysis that can be saved. */
async function withWork(user: TestUser) {
  const documentId = (await user.upload('/api/documents', sampleCv, 'cv.pdf')).body.id;
  const additionalInfo = 'Je suis disponible dès le 2 janvier.';
  const wishes = { jobDescription: sampleOffer, company: 'Brise Marine', tone: 'convivial', additionalInfo };
  const { letterId, letter } = (await user.post('/api/letters', wishes)).body;
  const pair = { cvContent: sampleCv, jobDescription: sampleOffer, documentId };
  const { analysisId } = (await user.post('/api/functions/analyze-cv', pair)).body;
  return { letterId, letter, analysisId, additionalInfo };
}

test('a letter and an optimised CV are kept as they stand, listed, drawn, and deleted', async () => {
  app.clock.set('2026-11-21T10:00:00Z');
  const user = await app.users.paid('builder');
  const { letterId, letter, analysisId, additionalInfo } = await withWork(user);
  const saved = await user.post('/api/templates', { type: 'motivation_letter', letterId });
  expect(saved.status).toBe(201);
  expect(templateDetailSchema.parse(saved.body)).toMatchObject({
    title: 'Lettre de motivation – 21/11/2026',
    content: letter,
    metadata: { company: 'Brise Marine', tone: 'convivial', additionalInfo, jobDescription: sampleOffer },
  });
  const named = await user.post('/api/templates', { type: 'cv', analysisId, title: 'CV compta' });
  expect(named.body).toMatchObject({ title: 'CV compta', type: 'cv', metadata: { jobDescription: sampleOffer } });
  expect(named.body.content).toMatch(/^Élodie Marchetti\n/);
  const list = templateListSchema.parse((await user.get('/api/templates')).body);
  expect(list.items.map(({ title }) => title)).toEqual(['CV compta', 'Lettre de motivation – 21/11/2026']);

  await user.delete(`/api/letters/${letterId}`);
  const path = `/api/templates/${saved.body.id}`;
  expect((await user.get(path)).body).toEqual(saved.body);
  const file = async (at: string) => {
    const drawn = await user.send(at);
    return [drawn.headers.get('content-disposition')?.split(';')[1], (await drawn.arrayBuffer()).byteLength > 2_000];
  };
  expect(await file(`${path}/file?format=docx`)).toEqual([' filename="lettre-de-motivation.docx"', true]);
  expect(await file(`/api/templates/${named.body.id}/file?format=pdf`)).toEqual([' filename="cv-optimise.pdf"', true]);
  expect((await user.delete(path)).status).toBe(204);
  expect((await user.get(path)).status).toBe(404);
  app.clock.reset();
});

test('below builder saving is refused; what was saved before stays readable', async () => {
  const user = await app.users.free();
  const { letterId } = await withWork(user);
  const refused = await user.post('/api/templates', { type: 'motivation_letter', letterId });
  expect([refused.status, refused.body.error, refused.body.reason]).toEqual([
    ...[403, 'subscription_required', 'save_template'],
  ]);
  expect(refused.body.message).toBe('Cette fonctionnalité est disponible à partir du tier Builder.');
  expect((await user.get('/api/templates')).body).toEqual({ items: [], nextCursor: null });
});

test('another person’s work cannot be saved, nor their templates reached; there is a most', async () => {
  const [owner, other] = [await app.users.paid('builder'), await app.users.paid('builder')];
  const { letterId, analysisId } = await withWork(owner);
  const { id } = (await owner.post('/api/templates', { type: 'motivation_letter', letterId })).body;
  const answers = [
    await other.post('/api/templates', { type: 'motivation_letter', letterId }),
    await other.post('/api/templates', { type: 'cv', analysisId }),
    await other.get(`/api/templates/${id}`),
    await other.get(`/api/templates/${id}/file`),
    await other.delete(`/api/templates/${id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
  await app.pool.query(
    `insert into user_templates select gen_random_uuid(), user_id, title, type, content, metadata, document, created_at
     from user_templates, generate_series(2, $2::integer) where id = $1`,
    [id, maxTemplates],
  );
  const full = await owner.post('/api/templates', { type: 'motivation_letter', letterId });
  expect([full.status, full.body.reason]).toEqual([409, 'templates_full']);
});
