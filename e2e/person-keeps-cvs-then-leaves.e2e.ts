import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';

const { cv } = fixturePair('cariste', 'doc');

test('a CV is uploaded, looked into, corrected, renamed, duplicated, downloaded and deleted', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await page.goto('/dashboard/documents');
    await page.getByText('Déposez votre premier CV').waitFor();
    await seeScreen('documents-empty');
    const input = page.getByLabel('Fichier du CV');
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('rien') });
    await page.getByText('Format de fichier non supporté. Utilisez PDF, DOC ou DOCX.').waitFor();
    await input.setInputFiles(cv);
    await page.getByText('CV téléchargé avec succès', { exact: false }).waitFor();
    await page.getByRole('tab', { name: 'CVs (1)' }).waitFor();
    await seeScreen('documents-one');

    await page.getByRole('button', { name: /^Aperçu : / }).click();
    const preview = page.getByRole('dialog');
    await preview.getByRole('heading', { name: 'Expérience' }).waitFor();
    await seeScreen('documents-preview');
    await preview.getByRole('link', { name: 'Corriger' }).click();
    await page.getByRole('button', { name: 'Corriger Ville' }).click();
    await page.getByRole('textbox', { name: 'Ville' }).fill('Saint-Brieuc');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Saint-Brieuc', { exact: true }).first().waitFor();

    await page.goto('/dashboard/documents');
    await page.getByText(/^Version 2,/).waitFor();
    const menu = page.getByRole('button', { name: /^Actions : / });
    await menu.first().click();
    await page.getByRole('menuitem', { name: 'Renommer' }).click();
    const name = 'Mon CV – été 👷 <b>2026</b>.doc';
    await page.getByLabel('Nom du fichier').fill(name);
    await page.getByRole('button', { name: 'Renommer', exact: true }).click();
    await page.getByRole('heading', { name: name.replace('/', '-') }).waitFor();

    await menu.first().click();
    await page.getByRole('menuitem', { name: 'Dupliquer' }).click();
    await page.getByRole('tab', { name: 'CVs (2)' }).waitFor();
    await page.getByText('Nouveau', { exact: true }).waitFor();

    await menu.last().click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Télécharger' }).click(),
    ]);
    expect(readFileSync(await download.path())).toEqual(readFileSync(cv));
    await page.getByText('Téléchargement commencé.').waitFor();

    await menu.last().click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByText('CV supprimé avec succès.').waitFor();
    await page.getByRole('tab', { name: 'CVs (1)' }).waitFor();
    await page.getByRole('tab', { name: 'Historique' }).click();
    await page.getByText('Aucune analyse pour l’instant').waitFor();
    await page.reload();
    await page.getByText('Aucune analyse pour l’instant').waitFor();
    await expectNarrow(page);
  }));

test('a person takes their data away, then deletes the account for good', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { email, password } = await signUpAside(person);
    await page.goto('/dashboard/profile?tab=account');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Télécharger mes données' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Coach Carrière - mes données - \d{4}-\d\d-\d\d\.zip$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');

    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const word = page.getByLabel('Tapez SUPPRIMER pour confirmer');
    await word.fill('supprimer');
    await page.keyboard.press('Enter');
    await page.getByText("Veuillez taper 'SUPPRIMER' pour confirmer").waitFor();
    await seeScreen('account-delete');
    await word.fill('SUPPRIMER');
    await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await page.getByText('Compte supprimé avec succès').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    await page.goto('/auth');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Mot de passe').first().fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Adresse e-mail ou mot de passe incorrect.').first().waitFor();
  }));
