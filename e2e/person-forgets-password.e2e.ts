import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNarrow } from './harness/expect-narrow.ts';
import { accountDetails, signUpAside } from './harness/new-account.ts';
import { tabTo } from './harness/tab-to.ts';
import { withMailbox } from './harness/with-mailbox.ts';

const { mailbox, asVisitor } = withMailbox();
const newPassword = 'girafe-violette-42';

async function chooseTwice(page: Page, first: string, second: string): Promise<void> {
  await page.getByLabel('Nouveau mot de passe').fill(first);
  await page.getByLabel('Confirmez le mot de passe').fill(second);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
}

/** The confirmation of the address is the first mail; the reset is the second. */
async function resetLink(email: string): Promise<string> {
  const mail = await mailbox.waitForMail(email, 2);
  expect(mail.subject).toContain('Choisissez un nouveau mot de passe');
  return mail.link;
}

test('a forgotten password gives way to a new one, by mail', () =>
  asVisitor(async (person) => {
    const { page, seeScreen } = person;
    const { email } = await signUpAside(person);
    await page.goto('/auth?redirect=%2Fcv-crafting');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
    await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor();
    expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(email);
    await seeScreen('auth-forgotten');
    await expectNarrow(page);
    await page.getByLabel('Adresse e-mail').fill('');
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByText('Email requis').waitFor();
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByRole('heading', { name: 'Vérifiez vos mails' }).waitFor();
    await seeScreen('auth-forgotten-sent');
    await expectNarrow(page);

    await page.goto(await resetLink(email));
    await page.getByRole('heading', { name: 'Nouveau mot de passe' }).waitFor();
    expect(page.url()).toBe(`${person.origin}/auth`);
    await seeScreen('auth-new-password');
    await chooseTwice(page, 'court', 'court');
    await page.getByText('Le mot de passe doit contenir au moins 6 caractères.').waitFor();
    await chooseTwice(page, newPassword, 'girafe-violette-43');
    await page.getByText('Les mots de passe ne correspondent pas.').waitFor();
    await chooseTwice(page, 'azerty', 'azerty');
    await page.getByText('Il figure parmi les plus utilisés').waitFor();
    await seeScreen('auth-new-password-weak');
    await expectNarrow(page);
    await chooseTwice(page, newPassword, newPassword);
    await page.getByText('Mot de passe modifié').first().waitFor();
    await page.getByRole('tab', { name: 'Connexion', selected: true }).waitFor();
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Mot de passe').first().fill(newPassword);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/dashboard');

    // The link has served: someone who finds it changes nothing.
    const { link } = mailbox.mailsOf(email)[1] ?? { link: '' };
    await page.goto(link);
    await chooseTwice(page, newPassword, newPassword);
    await page.getByText('Ce lien a déjà servi').waitFor();
    await seeScreen('auth-reset-spent');
    await expectNarrow(page);
  }));

test('the answer is the same for an address without an account, which receives nothing', () =>
  asVisitor(async ({ page }) => {
    const { email } = accountDetails();
    await page.goto('/auth?view=forgotten');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByText('Si un compte existe avec cette adresse').waitFor();
    await page.getByText(email).waitFor();
    await page.goBack();
    expect(mailbox.mailsOf(email)).toEqual([]);
  }));

test('a mail that cannot be asked for is told, and the address stays', () =>
  asVisitor(async (person) => {
    const { page, context, seeScreen } = person;
    const { email } = accountDetails();
    for (let turn = 0; turn < 5; turn += 1) {
      const headers = { origin: person.origin };
      await context.request.post('/api/auth/request-password-reset', { headers, data: { email } });
    }
    await page.goto('/auth?view=forgotten');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByText("Échec de l'envoi").first().waitFor();
    await seeScreen('auth-mail-failed');
    expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(email);
  }));

test('without a mouse: forgotten password, new password, signed in', () =>
  asVisitor(async (person) => {
    const { page } = person;
    const { keyboard } = page;
    const { email } = await signUpAside(person);
    await page.goto('/auth');
    await tabTo(page, page.getByRole('link', { name: 'Mot de passe oublié' }));
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor();
    await tabTo(page, page.getByLabel('Adresse e-mail'));
    await keyboard.press('Enter');
    await page.getByText('Email requis').waitFor();
    // The field at fault has the focus.
    await keyboard.type(email);
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Vérifiez vos mails' }).waitFor();

    await page.goto(await resetLink(email));
    await page.getByRole('heading', { name: 'Nouveau mot de passe' }).waitFor();
    await tabTo(page, page.getByLabel('Nouveau mot de passe'));
    await keyboard.type(newPassword);
    await tabTo(page, page.getByLabel('Confirmez le mot de passe'));
    await keyboard.type(newPassword);
    await keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Connexion', selected: true }).waitFor();
    await tabTo(page, page.getByLabel('Adresse e-mail'));
    await keyboard.type(email);
    await tabTo(page, page.getByLabel('Mot de passe').first());
    await keyboard.type(newPassword);
    await keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  }));

test('a new password signs out everywhere, the other tab of this browser at once', () =>
  asVisitor(async (person) => {
    const { page, context, openTab } = person;
    const { email } = await signUpAside(person);
    await page.goto((await mailbox.waitForMail(email, 1)).link);
    await page.getByRole('button', { name: 'Confirmer et me connecter' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.request.post('/api/auth/request-password-reset', {
      headers: { origin: person.origin },
      data: { email },
    });
    const other = await openTab();
    await other.goto(await resetLink(email));
    await chooseTwice(other, newPassword, newPassword);
    await other.getByRole('tab', { name: 'Connexion', selected: true }).waitFor();
    await page.waitForURL('**/auth?redirect=%2Fdashboard');
    await page.getByText('Votre session est terminée.').waitFor();
    await expectNarrow(page);
  }));

test('after ten wrong passwords the wait is told, and so is the way round it', () =>
  asVisitor(async (person) => {
    const { page, context, seeScreen } = person;
    const { email } = await signUpAside(person);
    const headers = { origin: person.origin };
    for (let turn = 0; turn < 10; turn += 1) {
      const data = { email, password: `ce-n-est-pas-lui-${turn}` };
      expect((await context.request.post('/api/auth/sign-in/email', { headers, data })).status()).toBe(401);
    }
    await page.goto('/auth');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Mot de passe').first().fill('encore-un-essai');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText(/Trop de tentatives\. Réessayez dans 1[45] minutes\./).waitFor();
    await page.getByRole('link', { name: 'Mot de passe oublié' }).waitFor();
    await seeScreen('auth-throttled');
    await expectNarrow(page);
  }));
