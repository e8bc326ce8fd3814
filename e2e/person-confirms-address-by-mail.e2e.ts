import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNarrow } from './harness/expect-narrow.ts';
import { type Account, accountDetails } from './harness/new-account.ts';
import { withMailbox } from './harness/with-mailbox.ts';

const { mailbox, asVisitor } = withMailbox();
const checkMail = (page: Page) => page.getByRole('heading', { name: 'Vérifiez vos mails' });

async function signUp(page: Page, address: string, { fullName, email, password }: Account): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Nom complet').fill(fullName);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').first().fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await checkMail(page).waitFor();
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').first().fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('a new account opens with the link of its mail, which leads to where the person was going', () =>
  asVisitor(async ({ page, openTab, seeScreen }) => {
    const account = accountDetails();
    await signUp(page, '/auth?tab=signup&redirect=%2Fcv-crafting', account);
    await page.getByText('Compte créé').first().waitFor();
    await page.getByText(account.email).first().waitFor();
    await page.reload();
    await checkMail(page).waitFor();
    await page.getByText('Possible dans').waitFor();
    await seeScreen('auth-check-mail');
    await expectNarrow(page);

    const mail = await mailbox.waitForMail(account.email, 1);
    expect(mail.subject).toContain('Confirmez votre adresse');
    const other = await openTab();
    await other.goto(mail.link);
    const confirm = other.getByRole('button', { name: 'Confirmer et me connecter' });
    await confirm.waitFor();
    expect(other.url()).not.toContain('token');
    await expectNarrow(other);
    await confirm.click();
    await other.waitForURL('**/cv-crafting');
    // The tab that was waiting knows, and leaves the choice.
    await page.getByRole('heading', { name: 'Adresse confirmée' }).waitFor();
    await seeScreen('auth-confirmed-elsewhere');
    await page.getByRole('link', { name: 'Continuer ici' }).click();
    await page.waitForURL('**/cv-crafting');
  }));

test('the confirmation comes again, for who signs in too early, and a link serves once', () =>
  asVisitor(async ({ page, context, seeScreen }) => {
    const account = accountDetails();
    await signUp(page, '/auth?tab=signup', account);
    await mailbox.waitForMail(account.email, 1);
    await page.getByRole('link', { name: 'Retour à la connexion' }).click();
    await page.getByRole('link', { name: "Renvoyer l'e-mail de confirmation" }).waitFor();
    await signIn(page, account);
    await page.getByText('Erreur de connexion').first().waitFor();
    const again = page.getByRole('button', { name: "Renvoyer l'e-mail de confirmation" });
    await again.waitFor();
    await seeScreen('auth-unconfirmed');
    await expectNarrow(page);
    await again.click();
    await checkMail(page).waitFor();
    const { link } = await mailbox.waitForMail(account.email, 2);

    await page.goto(link);
    await seeScreen('auth-confirm-link');
    await page.getByRole('button', { name: 'Confirmer et me connecter' }).click();
    await page.waitForURL('**/dashboard');
    await context.clearCookies();
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirmer et me connecter' }).click();
    await page.getByText('Ce lien a déjà servi').waitFor();
    await seeScreen('auth-link-spent');
    await expectNarrow(page);
    await page.getByRole('button', { name: "Renvoyer l'e-mail de confirmation" }).click();
    await page.getByRole('button', { name: "Renvoyer l'e-mail", exact: true }).waitFor();
    await seeScreen('auth-resend-form');
    await page.getByRole('button', { name: "Renvoyer l'e-mail", exact: true }).click();
    await page.getByText('Email requis').waitFor();
  }));

test('an address that waits is told apart in no answer, and can be changed', () =>
  asVisitor(async ({ page, seeScreen }) => {
    const account = accountDetails();
    await signUp(page, '/auth?tab=signup', account);
    await page.getByRole('button', { name: 'Changer d’adresse' }).click();
    // What was typed is still there, but for the password.
    expect(await page.getByLabel('Nom complet').inputValue()).toBe(account.fullName);
    expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(account.email);
    await page.getByLabel('Mot de passe').first().fill(account.password);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByText('Compte existant').first().waitFor();
    await page.getByRole('link', { name: 'Réinitialiser mon mot de passe' }).waitFor();
    await seeScreen('auth-taken');
    await expectNarrow(page);
    await page.getByRole('button', { name: "Renvoyer l'e-mail de confirmation" }).click();
    await checkMail(page).waitFor();
    await mailbox.waitForMail(account.email, 2);
  }));
