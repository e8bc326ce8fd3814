import { motivationLetterResponseSchema } from '@coach/contracts/features/letters';
import { beforeEach, expect, test } from 'vitest';
import { fakeModel } from '../../ports/fake-model.ts';
import { sampleCv, sampleOffer } from '../../testing/sample-texts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const model = fakeModel();
const app = await createTestApp({ model });

beforeEach(() => {
  model.calls.length = 0;
});

const body = {
  subject: 'Candidature au poste d’assistante comptable',
  paragraphs: [
    'Votre offre demande quelqu’un qui saisisse les factures, rapproche les comptes et réponde aux fournisseurs : c’est ce métier que je souhaite exercer chez vous.',
    'Mon parcours m’a donné l’habitude des chiffres et des délais, et le goût du travail bien rangé.',
    'Je serais heureuse d’en parler avec vous lors d’un entretien, et de découvrir votre équipe.',
  ],
};
const lying = {
  ...body,
  paragraphs: [
    body.paragraphs[0],
    `${body.paragraphs[1]} J’ai encadré 14 comptables chez Capgemini.`,
    body.paragraphs[2],
  ],
};

async function write(user: TestUser, more: object = {}) {
  const wishes = { jobDescription: sampleOffer, company: 'Brise Marine', tone: 'professionnel', ...more };
  return await user.post('/api/functions/cv-analysis', { analysisType: 'motivation-letter', ...wishes });
}
async function newcomer() {
  const user = await app.users.free();
  await user.upload('/api/documents', sampleCv, 'elodie.pdf');
  return user;
}
const usedBy = async (user: TestUser) => (await user.get('/api/usage')).body.meters.motivation_letter.used;

test('a model’s letter is served and kept with who wrote it, between the engine’s head and closing', async () => {
  model.answers = () => body;
  const user = await newcomer();
  const { detail, letter } = motivationLetterResponseSchema.parse((await write(user)).body);
  expect(detail.writtenBy).toEqual({ by: 'model', model: 'plume-1', reason: null });
  expect(detail.doubts).toEqual([]);
  expect(letter).toContain(body.paragraphs[1]);
  expect(letter).toContain('Élodie Marchetti');
  expect(model.calls).toHaveLength(1);
  const [{ material, instructions } = { material: '', instructions: '' }] = model.calls;
  for (const secret of ['Marchetti', '@example', '06 12 34'])
    expect(`${instructions}${material}`).not.toContain(secret);
  expect((await user.get(`/api/letters/${detail.id}`)).body.writtenBy).toEqual(detail.writtenBy);
  const file = await user.get(`/api/letters/${detail.id}/file?format=doc`);
  expect([file.status, await usedBy(user)]).toEqual([200, 1]);
  expect(file.body).toContain('rédigé avec le modèle plume-1');
});

test('a fact from nowhere is asked about once more; what stays is to be checked', async () => {
  model.answers = (call) => (call.material.includes('À CORRIGER') ? body : lying);
  const mended = motivationLetterResponseSchema.parse((await write(await newcomer())).body);
  expect([model.calls.length, mended.detail.doubts]).toEqual([2, []]);
  expect(mended.letter).not.toContain('Capgemini');

  model.answers = () => lying;
  const { detail } = motivationLetterResponseSchema.parse((await write(await newcomer())).body);
  expect(model.calls).toHaveLength(4);
  expect(detail.doubts.map(({ quote }) => quote).join(' ')).toMatch(/14 comptables|Capgemini/);
});

test('a model that fails leaves the engine’s letter, for one unit', async () => {
  model.answers = null;
  const user = await newcomer();
  const { detail } = motivationLetterResponseSchema.parse((await write(user)).body);
  expect(detail.writtenBy).toEqual({ by: 'engine', model: null, reason: 'unavailable' });
  expect(detail.letter.paragraphs.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(5);
  expect(await usedBy(user)).toBe(1);
});

test('what was sent in vain is listed; of a model that is left alone for a while nothing is, for nothing was sent', async () => {
  const user = await newcomer();
  const sent = async () =>
    (await user.get('/api/model-calls')).body.items.map(({ outcome }: { outcome: string }) => outcome);
  model.hold().fail('open');
  expect((await write(user)).body.detail.writtenBy.reason).toBe('unavailable');
  expect(await sent()).toEqual([]);
  model.hold().fail('quota');
  await write(user);
  expect(await sent()).toEqual(['quota']);
});

test('who stays on the engine alone has nothing sent; the same question within a day is answered from what was kept', async () => {
  model.answers = () => body;
  const user = await newcomer();
  await write(user, { angle: 0, company: 'Brise Marine' });
  await user.delete(`/api/letters/${(await user.get('/api/letters')).body.items[0].id}`);
  await write(user, { angle: 0, company: 'Brise Marine' });
  expect(model.calls).toHaveLength(1);
  await user.put('/api/writing-settings', { engineOnly: true });
  const { detail } = motivationLetterResponseSchema.parse((await write(user, { angle: 3 })).body);
  expect([detail.writtenBy.reason, model.calls.length]).toEqual(['chosen', 1]);
});
