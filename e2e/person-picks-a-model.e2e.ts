import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from './harness/as-person.ts';
import { asPerson } from './harness/as-person.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { hasFocus } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';

const pair = fixturePair('technicien-maintenance', 'docx');

test('a visitor looks through the models, and signs in to use one', () =>
  asPerson(async ({ page, seeScreen }) => {
    await page.goto('/cv-crafting?tab=templates');
    await page.getByRole('heading', { level: 1, name: /Vingt modèles de CV/ }).waitFor();
    expect(await shownThumbnails(page)).toBe(20);
    await page.getByText('Lettres', { exact: true }).click();
    await page.getByRole('link', { name: /Reconversion/ }).waitFor();
    expect(await page.getByText('Gratuit', { exact: true }).count()).toBe(5);
    await seeScreen('models-gallery');
    await page.getByRole('link', { name: /Duo/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Modèle de lettre « Duo »' }).waitFor();
    await page.getByText('Connexion requise').waitFor();
    await seeScreen('model-signed-out');
  }));

test('an explorer sees and downloads their CV in a free model, and what the others take', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { email } = await signUpAside(person);
    await page.goto('/cv-crafting?tab=templates&modele=moderne');
    await page.getByRole('img', { name: /rempli avec un exemple/ }).waitFor();
    await page.getByText('Vous n’avez pas encore de CV ici').waitFor();
    await seeScreen('model-without-cv');

    await keepCv(person);
    await page.reload();
    await page.getByRole('img', { name: /^Votre document dans le modèle « Moderne »/ }).waitFor();
    await seeScreen('model-own-cv');
    expect((await download(page, 'Télécharger en PDF – Moderne')).toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await download(page, 'Télécharger en DOCX – Moderne')).toString('latin1', 0, 2)).toBe('PK');
    await page.getByRole('combobox', { name: 'CV à mettre en page' }).selectOption('exemple');
    await page.getByText('Le fichier contiendra l’exemple').waitFor();

    await page.goto('/cv-crafting?tab=templates&modele=prestige');
    await page.getByText('À partir du plan Builder.').waitFor();
    await page.getByRole('img', { name: /rempli avec un exemple/ }).waitFor();
    await seeScreen('model-closed');
    await setTier(email, 'builder');
    await page.reload();
    await page.getByRole('img', { name: /^Votre document dans le modèle « Prestige »/ }).waitFor();
    await page.getByRole('link', { name: /Tous les modèles/ }).click();
    await page.getByRole('heading', { level: 1, name: /Vingt modèles de CV/ }).waitFor();
    await page.getByText('Rien d’enregistré pour l’instant').waitFor();
  }));

test('the named models stand among the documents, and an optimised CV is kept to use again', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { email } = await signUpAside(person);
    await setTier(email, 'builder');
    const cv = await keepCv(person);
    const answer = await person.context.request.post('/api/functions/analyze-cv', {
      headers: { origin: person.origin },
      data: { cvContent: cv.content, documentId: cv.documentId, jobDescription: pair.offer },
    });
    const { analysisId } = (await answer.json()) as { analysisId: string };
    await page.goto(`/cv-crafting?analyse=${analysisId}`);
    await page.getByRole('button', { name: 'Enregistrer comme modèle' }).click();
    await page.getByText('Modèle enregistré').waitFor();

    await page.goto('/dashboard/documents?tab=templates');
    for (const name of ['Classique', 'Moderne', 'Créatif', 'Tech', 'Minimaliste'])
      await page.getByRole('heading', { level: 3, name, exact: true }).waitFor();
    for (const name of ['Standard', 'Dynamique', 'Startup', 'Executive', 'Reconversion'])
      await page.getByRole('heading', { level: 3, name, exact: true }).waitFor();
    await seeScreen('documents-templates');
    expect((await download(page, 'Télécharger le modèle Créatif en DOC')).length).toBeGreaterThan(2000);
    expect((await download(page, 'Télécharger le modèle Startup en DOCX')).toString('latin1', 0, 2)).toBe('PK');

    const saved = page.getByRole('region', { name: 'Enregistrés pour resservir' });
    expect((await download(page, /^Télécharger CV – .* en PDF$/)).toString('latin1', 0, 5)).toBe('%PDF-');
    await saved.getByRole('button', { name: /^Supprimer CV/ }).click();
    await seeScreen('documents-template-delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await saved.getByText('Rien d’enregistré pour l’instant').waitFor();
    await hasFocus(page.locator('#saved-templates'));
  }));

/** How many of the pictures of models hold one, once each was scrolled to. */
async function shownThumbnails(page: Page): Promise<number> {
  const pictures = page.locator('img[src^="/modeles/"]');
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return await pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);
}

async function keepCv({ context, origin }: Person): Promise<{ content: string; documentId: string }> {
  const file = { name: 'cv.docx', mimeType: 'application/octet-stream', buffer: readFileSync(pair.cv) };
  const answer = await context.request.post('/api/functions/parse-cv', { headers: { origin }, multipart: { file } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { content: string; documentId: string };
}

async function download(page: Page, name: string | RegExp): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await file.path());
}
