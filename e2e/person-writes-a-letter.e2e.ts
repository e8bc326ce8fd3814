import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { addOffer, keepCv, offerRead } from './harness/fill-account.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';

const { cv, offer } = fixturePair('comptable', 'doc');
const letterTab = '/cv-crafting?tab=motivation-letter';

const site = inject('offerSite');

const generate = (page: Page) => page.getByRole('button', { name: 'Générer ma lettre' });
const sheet = (page: Page) => page.getByRole('article', { name: 'Votre lettre' });
const told = (page: Page, title: string) => page.getByRole('dialog').filter({ hasText: title });

test('a person has a letter written from a page, reads what proves it, makes it theirs and takes it away', () =>
  asPerson(async (person) => {
    const { page, seeScreen, openTab } = person;
    await page.goto(letterTab);
    await page.getByText('3 lettres gratuites par mois, sans carte bancaire.').waitFor();
    await page.getByLabel('Entreprise').fill('Hexalia');
    await generate(page).click();
    await told(page, 'Connexion requise').waitFor();
    await page.waitForURL(/\/auth\?redirect=%2Fcv-crafting%3Ftab%3Dmotivation-letter$/);
    await signUpAside(person);
    await page.goto(letterTab);

    // What was typed signed out is still there; what is missing is said, one thing after the other.
    expect(await page.getByLabel('Entreprise').inputValue()).toBe('Hexalia');
    await page.getByLabel('Entreprise').fill('');
    await page.getByText('Indiquez l’entreprise pour générer la lettre.').waitFor();
    await page.getByLabel('Entreprise').fill('Hexalia');
    await generate(page).click();
    await told(page, 'Description manquante').waitFor();
    const fetchPage = page.getByRole('button', { name: 'Récupérer' });
    await fetchPage.click();
    await page.getByText('Veuillez entrer une URL valide').waitFor();
    const failed = 'Impossible de récupérer la description. Veuillez copier-coller le texte manuellement.';
    for (const place of ['bloque', 'court']) {
      await page.getByLabel('Adresse de l’offre').fill(`${site}/${place}`);
      await fetchPage.click();
      await page.getByRole('alert').getByText(failed).waitFor();
    }
    await told(page, 'Erreur de récupération').first().waitFor();
    await page.getByLabel('Adresse de l’offre').fill(`${site}/offre`);
    await fetchPage.click();
    await page.getByText('Description récupérée.').waitFor();
    expect(await page.getByLabel('Description du poste').inputValue()).toContain('Saint-Nazaire');
    await generate(page).click();
    await told(page, 'CV requis').waitFor();
    await page.getByLabel('Fichier de votre CV').setInputFiles(cv);
    await page.getByLabel('CV d’où viennent les faits').waitFor();
    await page.reload();
    await page.getByText('Lettres restantes ce mois-ci : 3 sur 3.').waitFor();
    await seeScreen('letter-form');
    await generate(page).click();

    await sheet(page).waitFor();
    await page.getByText('écrite par le moteur de Coach Carrière').waitFor();
    const sentence = sheet(page).getByRole('link').first();
    await sentence.focus();
    await page.keyboard.press('Enter');
    const source = page.getByRole('region', { name: 'D’où vient cette phrase' });
    expect(await source.locator('mark').first().textContent()).not.toBe('');
    await page.getByRole('status').getByText(/«.+»/).waitFor({ state: 'attached' });
    await seeScreen('letter');

    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.getByLabel('Paragraphe 2').fill('J’ai dirigé une équipe de 48 personnes chez Airbus.');
    await page.getByLabel('Objet').fill('Candidature');
    await page.getByText('Modifications enregistrées').waitFor();
    await page.getByText(/^À vérifier\s: .*Airbus/).waitFor();
    await expectNarrow(page);
    await page.reload();
    await sheet(page).getByText('à vérifier').first().waitFor();
    await sheet(page).getByText('Objet : Candidature').waitFor();
    await page.getByRole('heading', { name: /points à vérifier$/ }).waitFor();
    await expectNarrow(page);

    // A tab opened before the change below is told of it instead of writing over it.
    const other = await openTab();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.getByLabel('Objet').fill('Candidature de Julien');
    await page.getByText('Modifications enregistrées').waitFor();
    await other.getByLabel('Signature').fill('Quelqu’un');
    await other.getByLabel('Objet').focus();
    await other.getByText('Cette lettre a été modifiée entre-temps dans un autre onglet').waitFor();
    await other.getByRole('button', { name: 'Charger l’autre version' }).click();
    await expect.poll(() => other.getByLabel('Objet').inputValue()).toBe('Candidature de Julien');
    await other.close();

    await page.getByRole('button', { name: 'Télécharger en PDF' }).click();
    const warning = page.getByRole('dialog', { name: /points à vérifier avant d’envoyer$/ });
    await warning.getByText(/Airbus/).waitFor();
    await seeScreen('letter-warning');
    expect((await download(page, 'Télécharger quand même')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: 'Revenir à la version générée' }).click();
    await page.getByRole('heading', { name: /points à vérifier$/ }).waitFor({ state: 'detached' });
    const docx = await download(page, 'Word (.docx)');
    expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
    const doc = await download(page, 'Word ancien (.doc)');
    expect(doc.name).toBe('lettre-de-motivation.doc');
    expect(doc.bytes.toString()).toContain('Madame, Monsieur');
    expect(doc.bytes.toString()).not.toContain('Airbus');
    await page.getByRole('button', { name: 'Enregistrer comme modèle' }).click();
    await told(page, 'Accès restreint')
      .getByText('Cette fonctionnalité est disponible à partir du tier Builder.')
      .waitFor();
  }));

test('a targeted offer has its letter, another angle costs one more, and the fourth opens the limit dialog', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { email } = await signUpAside(person);
    await keepCv(person, cv, 'cv-comptable.doc');
    await offerRead(person, await addOffer(person, offer));
    await page.goto('/dashboard/documents?tab=lettres');
    await page.getByText('Aucune lettre pour l’instant').waitFor();

    await page.goto('/dashboard/jobs');
    await page.getByRole('link', { name: /^Générer une lettre/ }).click();
    await page.getByText('Vous écrivez pour').waitFor();
    await expect.poll(() => page.getByLabel('Description du poste').inputValue()).toContain('COMPTABLE');
    expect(await page.getByLabel('Entreprise').inputValue()).toContain('Coëtmeur');
    await page.getByLabel('Ton').selectOption('direct');
    await generate(page).click();
    await sheet(page).waitFor();
    const first = page.url();
    const text = await sheet(page).textContent();
    await page.goto('/dashboard/jobs');
    const card = page.getByRole('article');
    await card
      .getByRole('listitem')
      .filter({ hasText: /^Lettre de motivationfait$/ })
      .waitFor();
    await card.getByRole('link', { name: /^Voir ma lettre/ }).click();
    await page.waitForURL(first);

    for (const left of [2, 1]) {
      const before = page.url();
      await page.getByRole('button', { name: 'Écrire sous un autre angle' }).click();
      const dialog = page.getByRole('dialog', { name: 'Écrire sous un autre angle' });
      await dialog.getByText('Cela utilise 1 lettre de votre mois.').waitFor();
      await dialog.getByText(`Lettres restantes ce mois-ci : ${left} sur 3.`).waitFor();
      if (left === 2) await seeScreen('letter-angle');
      await dialog.getByRole('button', { name: 'Écrire la lettre' }).click();
      await page.waitForURL((url) => url.href !== before);
      await sheet(page).waitFor();
    }
    expect(await sheet(page).textContent()).not.toBe(text);
    await page.goto(letterTab);
    await page.getByText(/Lettres restantes ce mois-ci\s: 0 sur 3/).waitFor();
    await generate(page).click();
    const limit = page.getByRole('dialog', { name: 'Limite de génération atteinte' });
    await limit.getByText('Vous avez utilisé vos 3 lettres pour ce mois.').waitFor();
    expect(await limit.getByRole('link', { name: 'Voir les plans' }).getAttribute('href')).toBe('/subscriptions');
    await limit.getByRole('button', { name: 'Fermer' }).last().click();

    await page.goto('/dashboard/documents');
    await page.getByRole('tab', { name: 'Lettres (3)' }).click();
    await page
      .getByRole('link', { name: /^Ouvrir la lettre/ })
      .nth(2)
      .waitFor();
    await expectNarrow(page);
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Renommer' }).click();
    await page.getByLabel('Nom de la lettre').fill('Pour Saint-Nazaire');
    await page.getByRole('dialog').getByRole('button', { name: 'Renommer' }).click();
    await page.getByRole('button', { name: /^Actions\s: Pour Saint-Nazaire/ }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('tab', { name: 'Lettres (2)' }).waitFor();

    await setTier(email, 'builder');
    await page.goto(first);
    await page.getByLabel('Mise en page du fichier').selectOption('monogramme');
    await page.getByRole('button', { name: 'Enregistrer comme modèle' }).click();
    await told(page, 'Modèle enregistré').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Mise en page du fichier').inputValue()).toBe('monogramme');
    expect((await download(page, 'Télécharger en PDF')).name).toBe('lettre-de-motivation.pdf');
  }));

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}
