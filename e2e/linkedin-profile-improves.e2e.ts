import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { hasFocus } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';
import { repository } from './harness/start-server.ts';
import { tabTo } from './harness/tab-to.ts';

/** The comptable’s profile; its present title is not that of the CV. */
const profile = `Julien Berthelot
Comptable | TVA, clôtures, rapprochements bancaires
Saint-Herblain, Pays de la Loire, France
Coordonnées
214 relations

Infos
Comptable en entreprise et en cabinet depuis 2012, je tiens des comptes justes et des délais courts.

Expérience
Responsable comptable
Groupe Ligérien de Distribution · CDI
avr. 2019 - aujourd’hui · 7 ans 8 mois
Nantes
Tenue de la comptabilité générale de 2 sociétés
Déclarations de TVA mensuelles et DAS2

Assistant comptable
Cabinet Morvan & Associés · CDI
sept. 2015 - mars 2019 · 3 ans 7 mois
Portefeuille de 32 dossiers de TPE

Formation
Lycée Carcouët
BTS, Comptabilité et gestion des organisations
2010 - 2012

Compétences
Comptabilité générale
TVA
Sage 100`;

const content = (page: Page) => page.getByLabel('Contenu de votre profil');
const analyse = (page: Page) => page.getByRole('button', { name: 'Analyser mon profil' });

test('a free user pastes a profile, sees the score and what differs from the CV, then meets the limit', () =>
  asPerson(async (person) => {
    const { page, context, seeScreen } = person;
    await page.goto('/linkedin-improvement?onglet=historique');
    await page.waitForURL('**/auth?redirect=%2Flinkedin-improvement%3Fonglet%3Dhistorique');
    await signUpAside(person);
    await bringCv(person);
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Espace Client' }).getByRole('link', { name: 'LinkedIn' }).click();
    await page.getByText('Aucune analyse pour l’instant').waitFor();
    await page.getByRole('link', { name: 'Nouvelle analyse' }).click();
    await page.getByText(/Il vous reste 1 analyse sur 1/).waitFor();
    await expect
      .poll(() => page.getByLabel('CV à comparer').locator('option').allTextContents())
      .toEqual([expect.stringContaining('cv.doc'), 'Sans CV']);
    await tabTo(page, analyse(page));
    await page.keyboard.press('Enter');
    await page.getByText(/Contenu requis/).waitFor();
    await hasFocus(content(page));
    await page.locator('summary', { hasText: 'Comment récupérer mon profil' }).click();
    await seeScreen('linkedin-form');
    await expectNarrow(page);

    await content(page).fill('Pour quatre personnes : deux cents grammes de farine, trois œufs.');
    await analyse(page).click();
    await page
      .getByText(/ne reconnaissons pas de profil LinkedIn/)
      .first()
      .waitFor();
    await page.getByText("Erreur d'analyse").waitFor();
    await page.getByText(/Il vous reste 1 analyse sur 1/).waitFor();

    await content(page).fill(profile);
    await page.getByLabel(/Adresse de votre profil/).fill('www.example.com/julien');
    await analyse(page).click();
    await page.getByText(/Indiquez l’adresse d’un profil/).waitFor();
    await page.getByLabel(/Adresse de votre profil/).fill('www.linkedin.com/in/julien-berthelot');
    await page.reload();
    expect(await content(page).inputValue()).toBe(profile);
    await analyse(page).click();
    await page.getByRole('heading', { level: 2, name: /^Comptable \| TVA/ }).waitFor();
    expect(page.url()).toContain('?analyse=');
    await page.getByText(/Comparé à cv\.doc/).waitFor();
    const difference = page.getByRole('article').filter({ hasText: 'Intitulé' }).last();
    await difference.getByText('Responsable comptable').first().waitFor();
    await difference.getByText('Comptable général').first().waitFor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await tabTo(page, page.getByRole('button', { name: 'Tout copier' }));
    await page.keyboard.press('Enter');
    await page.getByText('Analyse copiée').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Responsable comptable');
    await page.locator('summary', { hasText: 'Titre' }).click();
    await seeScreen('linkedin-result');
    await expectNarrow(page);

    await page.getByRole('link', { name: 'Nouvelle analyse' }).click();
    await page.getByText(/Votre analyse du mois est utilisée/).waitFor();
    await content(page).fill(`${profile}\nExcel`);
    await analyse(page).click();
    const dialog = page.getByRole('dialog', { name: 'Limite d’analyses LinkedIn atteinte' });
    await dialog.getByText(/1 sur 1/).waitFor();
    await seeScreen('linkedin-limit');
    expect(await dialog.getByRole('link', { name: 'Voir les plans' }).getAttribute('href')).toBe('/subscriptions');
    await dialog.getByRole('button', { name: 'Plus tard' }).click();
    await content(page).fill(profile);
    await analyse(page).click();
    await page.getByRole('heading', { level: 2, name: /^Comptable \| TVA/ }).waitFor();
  }));

test('LinkedIn’s PDF is read into the form; the history draws the score’s course, opens and deletes', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { email } = await signUpAside(person);
    await setTier(email, 'builder');
    await page.goto('/linkedin-improvement?onglet=historique');
    await page.getByText('Aucune analyse pour l’instant').waitFor();
    await seeScreen('linkedin-history-empty');
    await page.getByRole('tab', { name: 'Nouvelle analyse' }).click();
    await page.getByText(/Vous n’avez pas encore de CV/).waitFor();
    const file = page.getByLabel('PDF de votre profil LinkedIn');
    await file.setInputFiles(fixturePair('comptable', 'doc').cv);
    await page.getByText(/Choisissez le fichier PDF/).waitFor();
    await file.setInputFiles({
      name: 'Facture.pdf',
      mimeType: 'application/pdf',
      buffer: await pdfOf(person, 'Facture 12'),
    });
    await page.getByText(/n’est pas un profil enregistré depuis LinkedIn/).waitFor();
    await seeScreen('linkedin-pdf-refused');
    await file.setInputFiles(join(repository, 'fixtures/linkedin/comptable-unique.pdf'));
    await page.getByText(/Profil lu/).waitFor();
    expect(await content(page).inputValue()).toContain('Filatures Hennion');
    await analyse(page).click();
    await page.getByText(/Sans CV, rien à comparer/).waitFor();
    await page.getByRole('link', { name: 'Nouvelle analyse' }).click();
    await content(page).fill(profile.split('\nCompétences')[0] ?? '');
    await analyse(page).click();
    await page.getByRole('button', { name: 'Tout copier' }).waitFor();

    await page.getByRole('tab', { name: 'Historique' }).click();
    await page.getByRole('heading', { name: 'Votre score au fil du temps' }).waitFor();
    await page.locator('.recharts-line-curve').waitFor();
    await page.locator('summary', { hasText: 'Voir les chiffres' }).click();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(3);
    await seeScreen('linkedin-history');
    await expectNarrow(page);
    await page
      .getByRole('link', { name: /^Ouvrir l’analyse/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Retour à l’historique' }).click();
    await tabTo(page, page.getByRole('button', { name: /^Supprimer l’analyse/ }).first());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /Supprimer cette analyse/ });
    await tabTo(page, dialog.getByRole('button', { name: 'Supprimer' }));
    await page.keyboard.press('Enter');
    await page.getByText('Analyse supprimée').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Supprimer l’analyse/ }).count()).toBe(1);
    await page.goBack();
    await page.getByText('Cette analyse n’existe plus').waitFor();
  }));

async function bringCv({ context, origin }: Person): Promise<void> {
  const buffer = readFileSync(fixturePair('comptable', 'doc').cv);
  const file = { name: 'cv.doc', mimeType: 'application/msword', buffer };
  const answer = await context.request.post('/api/documents', { headers: { origin }, multipart: { file } });
  expect(answer.status()).toBe(201);
}

/** A text as the pages of a PDF, a line a line. */
async function pdfOf({ context }: Person, text: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(
    `<pre style="font: 11pt sans-serif; white-space: pre-wrap">${text.replaceAll('&', '&amp;')}</pre>`,
  );
  const pdf = await page.pdf();
  await page.close();
  return pdf;
}
