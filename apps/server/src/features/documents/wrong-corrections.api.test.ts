import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { userDocuments } from '../../db/schema/documents.ts';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();

const contact = (field: string, value: string) => ({ kind: 'set-contact', id: `${field}1`, field, value });
const job = (start: string | null, end: string | null) => ({
  kind: 'set-experience',
  id: 'e1',
  index: 0,
  value: { title: 'Comptable', company: 'Exemple SA', start, end, bullets: null },
});

async function analysed() {
  const user = await app.users.free();
  const { content, documentId } = (await user.upload('/api/functions/parse-cv', sampleCv, 'elodie.pdf')).body;
  const asked = { cvContent: content, jobDescription: sampleOffer, documentId };
  const { analysisId } = (await user.post('/api/functions/analyze-cv', asked)).body;
  return { user, documentId, paths: [`/api/documents/${documentId}`, `/api/analyses/${analysisId}`] };
}

test('a wrong correction is refused with a sentence for its field, and nothing is kept of it', async () => {
  const { user, paths } = await analysed();
  const amendments = [
    contact('city', 'Rennes'),
    contact('phone', 'abc'),
    contact('email', 'camille'),
    job('2021', '2020'),
  ];
  for (const path of paths) {
    const refused = await user.patch(path, { amendments });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({
      'amendments.1.value': 'Indiquez un numéro de téléphone, par exemple 06 12 34 56 78.',
      'amendments.2.value': 'Cette adresse e-mail n’est pas valide.',
      'amendments.3.value.end': 'La fin précède le début.',
    });
    expect((await user.get(path)).body.amendments).toEqual([]);
  }
});

test('numbers from abroad, years alone and jobs that go on are kept', async () => {
  const { user, paths } = await analysed();
  for (const amendments of [
    [contact('phone', '+32 470 12 34 56'), job('2021', 'present')],
    [contact('phone', '06 12 34 56 78'), job('2021-03', '2021')],
    [contact('email', 'camille.durand@example.com'), job(null, '2019')],
  ]) {
    for (const path of paths) expect((await user.patch(path, { amendments })).status).toBe(200);
  }
});

test('a wrong correction of long ago stops nobody from making another, nor from removing an entry before it', async () => {
  const { user, documentId, paths } = await analysed();
  const old = [
    contact('phone', 'abc'),
    { ...job('2021', '2020'), index: 1 },
  ] as (typeof userDocuments.$inferInsert)['amendments'];
  await app.services.db.update(userDocuments).set({ amendments: old }).where(eq(userDocuments.id, documentId));
  const [path = ''] = paths;
  const others = [contact('phone', 'abc'), contact('city', 'Rennes'), { ...job('2021', '2020'), index: 0 }];
  expect((await user.patch(path, { amendments: others })).body.cv.contact.city).toBe('Rennes');
  expect((await user.patch(path, { amendments: [contact('phone', 'abcd')] })).status).toBe(400);
});
