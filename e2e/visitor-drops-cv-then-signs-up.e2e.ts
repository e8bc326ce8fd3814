import { expect, test } from 'vitest';
import type { Person } from './harness/as-person.ts';
import { asPerson } from './harness/as-person.ts';
import { confirmAndAnalyse, reviewHeading } from './harness/cv-steps.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { accountDetails, signUpAside } from './harness/new-account.ts';

const { cv, offer } = fixturePair('conducteur-travaux', 'pdf');

test('a visitor drops a CV and an offer, signs up, finds both again and sees the score', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await page.goto('/');
    await page.getByRole('button', { name: 'Déposer mon CV' }).click();
    const dialog = page.getByRole('dialog', { name: /Votre CV et l.offre/ });
    await dialog.locator('input[type=file]').setInputFiles(cv);
    await dialog.getByText('cv.pdf').waitFor();
    await dialog.getByRole('textbox', { name: /L.offre d.emploi/ }).fill(offer);
    await seeScreen('home-upload');
    await dialog.getByRole('button', { name: 'Analyser' }).click();

    await page.waitForURL('**/auth?**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await seeScreen('auth-sign-in');
    await page.getByRole('tab', { name: /S.inscrire/ }).click();
    await seeScreen('auth-sign-up');
    await fillSignUp(person);

    await page.waitForURL('**/cv-crafting**');
    await page.getByText('Il vous reste 3 analyses sur 3 ce mois-ci.').waitFor();
    await page.getByText('cv.pdf').first().waitFor();
    expect(await page.getByLabel(/Texte de l.offre/).inputValue()).toBe(offer);
    await seeScreen('cv-crafting-ready');

    await page.getByRole('button', { name: 'Analyser mon CV' }).click();
    await reviewHeading(page).waitFor();
    await seeScreen('review');
    expect(await confirmAndAnalyse(page)).toBeGreaterThan(0);
    await seeScreen('result');
  }));

async function fillSignUp({ page }: Person): Promise<void> {
  const { fullName, email, password } = accountDetails();
  await page.getByLabel('Nom complet').fill(fullName);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
}

test('mistakes in the forms are told beside the fields, an address that is taken leads to signing in', () =>
  asPerson(async (person) => {
    const { page, context, seeScreen } = person;
    const { email, password } = await signUpAside(person);
    await context.clearCookies();

    await page.goto('/auth?tab=signup');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByText('Indiquez votre nom complet.').waitFor();
    expect(await page.getByLabel('Nom complet').getAttribute('aria-invalid')).toBe('true');
    await seeScreen('auth-faults');

    await page.getByLabel('Nom complet').fill('Camille Essai');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Mot de passe').first().fill(password);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByText('Compte existant').first().waitFor();
    await page.getByRole('button', { name: 'Me connecter avec cette adresse' }).click();

    await page.getByLabel('Mot de passe').first().fill('ce-n-est-pas-lui');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Erreur de connexion').first().waitFor();
    await page.getByLabel('Mot de passe').first().fill(password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await seeScreen('dashboard');
  }));

test('a protected page sends to sign in, and back to where the person was going', () =>
  asPerson(async (person) => {
    const { page, context } = person;
    const { email, password } = await signUpAside(person);
    await context.clearCookies();
    await page.goto('/dashboard');
    await page.waitForURL('**/auth?**');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Mot de passe').first().fill(password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/dashboard');

    await page.getByRole('button', { name: 'Mon compte' }).click();
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
    await page.getByRole('link', { name: 'Se connecter' }).first().waitFor();
  }));
