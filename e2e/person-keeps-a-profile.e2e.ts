import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { bringCv } from './harness/cv-steps.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';

test('a person fills the profile, is warned before losing changes, and finds it all again', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await page.goto('/dashboard/profile');
    await page.getByLabel('Téléphone').waitFor();
    await seeScreen('profile-empty');
    await page.getByLabel('Téléphone').fill('pas un numéro');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByText('Un numéro ne contient que', { exact: false }).waitFor();
    await page.getByLabel('Téléphone').fill('06 39 98 12 34');
    await page.getByLabel('Ville').fill('Quimper');
    await page.getByLabel('Expérience').selectOption({ label: '5 à 10 ans' });

    await page.getByRole('tab', { name: 'Objectifs' }).click();
    await page.getByLabel('Postes visés').fill('Cheffe d’équipe');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Retirer Cheffe d’équipe' }).waitFor();
    await page.getByLabel('Salaire visé, brut par an').selectOption({ index: 2 });
    await seeScreen('profile-goals');

    await page.getByRole('tab', { name: 'Compétences' }).click();
    await page.getByLabel('Nouvelle compétence').fill('Soudure TIG');
    await page.keyboard.press('Enter');
    await page.getByLabel('Niveau de Soudure TIG').selectOption({ label: 'Expert' });
    await seeScreen('profile-skills');

    await page.getByRole('navigation', { name: 'Espace Client' }).getByRole('link', { name: 'Documents' }).click();
    await page.getByRole('button', { name: 'Rester ici' }).click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByText('Profil sauvegardé').waitFor();

    await page.reload();
    expect(await page.getByLabel('Niveau de Soudure TIG').inputValue()).toBe('Expert');
    await page.getByRole('tab', { name: 'Objectifs' }).click();
    await page.getByRole('button', { name: 'Retirer Cheffe d’équipe' }).waitFor();
    await page.getByRole('tab', { name: 'Informations' }).click();
    expect(await page.getByLabel('Ville').inputValue()).toBe('Quimper');
    expect(await page.getByLabel('Téléphone').inputValue()).toBe('06 39 98 12 34');
    await expectNarrow(page);
  }));

test('a photo becomes the avatar, and can be taken away', () =>
  asPerson(async (person) => {
    const { page } = person;
    await signUpAside(person);
    await page.goto('/dashboard/profile');
    const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('non') });
    await page.getByText('Veuillez sélectionner un fichier image.').waitFor();
    await input.setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('Photo mise à jour').waitFor();
    await page.getByRole('img', { name: 'Votre photo' }).waitFor();
    await page.getByRole('banner').locator('img[src^="/photos/"]').waitFor();
    await page.getByRole('button', { name: 'Retirer', exact: true }).click();
    await page.getByText('Photo retirée').waitFor();
    await page.getByRole('img', { name: 'Votre photo' }).waitFor({ state: 'detached' });
  }));

test('the profile takes from the CV what its owner accepts', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Pré-remplir depuis mon CV' }).click();
    await page.getByText('Aucun CV à lire').waitFor();
    await page.goto('/cv-crafting');
    await bringCv(page, fixturePair('comptable', 'doc'));
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Pré-remplir depuis mon CV' }).click();
    await page.getByRole('button', { name: /^Prendre : Téléphone/ }).waitFor();
    await seeScreen('profile-prefill');
    await page.getByRole('button', { name: /^Prendre : Téléphone/ }).click();
    await page
      .getByRole('button', { name: /^Prendre : Compétence Sage/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Laisser : Ville/ }).click();
    await page.getByRole('button', { name: 'Terminé' }).click();
    expect(await page.getByLabel('Téléphone').inputValue()).toMatch(/^0\d/);
    expect(await page.getByLabel('Ville').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByText('Profil sauvegardé').waitFor();
  }));

test('the password changes for who knows the current one', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { password } = await signUpAside(person);
    await page.goto('/dashboard/profile?tab=preferences');
    const action = page.getByRole('button', { name: 'Changer le mot de passe' });
    await action.waitFor();
    const fill = async (current: string, next: string, again: string) => {
      await page.getByLabel('Mot de passe actuel').fill(current);
      await page.getByLabel(/^Nouveau mot de passe/).fill(next);
      await page.getByLabel('Confirmer le nouveau mot de passe').fill(again);
      await action.click();
    };
    await fill(password, 'girafe-violette-42', 'girafe-violette-43');
    await page.getByText('Les nouveaux mots de passe ne correspondent pas.').waitFor();
    await fill('ce-n-est-pas-lui', 'girafe-violette-42', 'girafe-violette-42');
    await page.getByText('Le mot de passe actuel est incorrect.').waitFor();
    await seeScreen('profile-password-wrong');
    await fill(password, 'girafe-violette-42', 'girafe-violette-42');
    await page.getByText('Mot de passe modifié').waitFor();
    expect(await page.getByLabel('Mot de passe actuel').inputValue()).toBe('');
  }));
