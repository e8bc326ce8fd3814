import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { hasFocus } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';

test('a visitor searches the help centre, reads an answer, and is told when there is none', () =>
  asPerson(async ({ page, seeScreen }) => {
    await page.goto('/resources');
    const questions = page.locator('details');
    expect(await questions.count()).toBeGreaterThanOrEqual(20);
    await seeScreen('help');

    const search = page.getByRole('searchbox', { name: 'Chercher dans l’aide' });
    await search.pressSequentially('OUBLIE passe');
    await page.getByText('1 réponse').waitFor();
    expect(await questions.count()).toBe(1);
    await page.getByText('J’ai oublié mon mot de passe').click();
    await page.getByText(/Le lien reçu par e-mail vaut une heure/).waitFor();
    await seeScreen('help-found');

    await search.fill('licorne');
    await page.getByText('Aucune réponse ne contient ces mots.').waitFor();
    await seeScreen('help-none');
    await page.getByRole('button', { name: 'Effacer la recherche' }).click();
    await expect.poll(() => questions.count(), { timeout: 40_000 }).toBeGreaterThanOrEqual(20);
    await hasFocus(search);
  }));

test('letters typed before the application is there count', () =>
  asPerson(async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('searchbox').fill('colonnes');
    await page.keyboard.press('Shift');
    await page.getByText('1 réponse').waitFor();
  }));

test('a link to an answer unfolds it, and answers unfold without any script', () =>
  asPerson(
    async ({ page }) => {
      await page.goto('/resources#aide-suppression');
      await page.getByText(/puis tapez SUPPRIMER/).waitFor();
      await page.getByText('Qui peut lire mon CV').click();
      await page.getByText(/Vous seul, depuis votre compte/).waitFor();
    },
    { javaScriptEnabled: false },
  ));

test('a signed-in person reads the same answers in the account area', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await page.goto('/dashboard/help');
    await page.getByRole('heading', { level: 1, name: 'Aide' }).waitFor();
    await page.getByRole('searchbox').fill('crédit');
    await page.getByText(/réponses$/).waitFor();
    await seeScreen('dashboard-help');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('Ce champ est à remplir.').first().waitFor();
    await page.getByLabel('Sujet').fill('Mon export');
    await page.getByLabel('Votre message').fill('Le fichier ne s’ouvre pas.');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('Message envoyé').waitFor();
    expect(await page.getByLabel('Votre message').inputValue()).toBe('');
  }));
