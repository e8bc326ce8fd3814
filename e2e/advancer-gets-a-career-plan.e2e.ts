import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';
import { repository } from './harness/start-server.ts';

const answer = (page: Page) => page.getByRole('textbox');
const step = (page: Page, number: number) => page.getByText(`Étape ${number} sur 3`, { exact: true }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Suivant' });
const generate = (page: Page) => page.getByRole('button', { name: 'Générer mes conseils' });
const plan = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('an explorer is told where the advisor opens; an advancer keeps a plan, and learns what an occupation is paid', () =>
  asPerson(async (person) => {
    const { page, context, seeScreen } = person;
    await page.goto('/career-advice?tab=advisor');
    await page.getByText('Cette fonctionnalité nécessite un abonnement Advancer ou supérieur').waitFor();
    await page.getByRole('link', { name: 'Se connecter' }).last().waitFor();
    const { email } = await signUpAside(person);
    await setTier(email, 'advancer');
    await bringCv(person);

    await page.goto('/career-advice?tab=advisor&etape=3');
    await step(page, 1);
    await page.getByText(/^33\s%$/).waitFor();
    await next(page).click();
    await page.getByText('Indiquez au moins une compétence pour continuer.').waitFor();
    await answer(page).fill('Excel');
    await page.getByText(/D’après votre CV/).waitFor();
    const chip = page.getByRole('group').getByRole('button').first();
    const suggested = String(await chip.textContent());
    await chip.click();
    expect(await answer(page).inputValue()).toBe(`Excel, ${suggested}`);
    await seeScreen('advisor-step');
    await next(page).click();

    await step(page, 2);
    await answer(page).fill('travailler dans la petite enfance');
    await page.reload();
    await step(page, 2);
    expect(await answer(page).inputValue()).toBe('travailler dans la petite enfance');
    await page.goBack();
    await step(page, 1);
    await page.goForward();
    await next(page).click();
    await step(page, 3);
    await page.getByRole('button', { name: 'Précédent' }).click();
    await step(page, 2);
    await next(page).click();
    await answer(page).fill('J’ai gardé des enfants le mercredi pendant deux ans.');

    await context.setOffline(true);
    await generate(page).click();
    await page.getByText('Erreur', { exact: true }).waitFor();
    await context.setOffline(false);
    await generate(page).click();
    await page.getByText('Nous n’avons pas reconnu de métier').waitFor();
    await page.getByRole('button', { name: /Auxiliaire de puériculture/ }).click();
    await page.getByText('Un métier réglementé').waitFor();
    await page.getByText('Sous 30 jours', { exact: true }).waitFor();
    await page.locator('summary').first().click();
    await page
      .getByText(/Source\s:/)
      .first()
      .waitFor();
    await seeScreen('advisor-plan');
    await expectNarrow(page);

    await page.getByRole('button', { name: 'Ajouter à mes objectifs' }).click();
    await page.getByLabel(/aux postes que je vise/).waitFor();
    await page.getByRole('button', { name: 'Enregistrer dans mon profil' }).click();
    await page.getByText('Objectifs enregistrés').waitFor();
    const profile = await (await context.request.get('/api/profile')).json();
    expect(profile.targetPositions[0]).toContain('puériculture');
    expect(profile.objectives).toContain('Mon objectif');

    await page.getByRole('button', { name: 'Nouvelle analyse' }).click();
    await step(page, 1);
    expect(await answer(page).inputValue()).toBe('');
    await page.getByRole('link', { name: /Ouvrir le plan « travailler/ }).click();
    await plan(page, 'travailler dans la petite enfance').waitFor();
    await page.getByRole('link', { name: 'Retour au conseiller' }).click();
    const rows = page.getByRole('button', { name: /Supprimer le plan/ });
    await rows.nth(1).waitFor();
    await rows.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('Plan supprimé').waitFor();
    await rows.nth(1).waitFor({ state: 'detached' });

    await seeSalaries(person);

    await setTier(email, 'builder');
    await page.goto('/career-advice?tab=salaries&metier=Cariste');
    await page.getByText('Le repère des salaires s’ouvre avec le plan Advancer.').waitFor();
    await page.goto('/career-advice?tab=advisor');
    await page.getByText('Cette fonctionnalité nécessite un abonnement Advancer ou supérieur').waitFor();
    await page.getByRole('link', { name: /Ouvrir le plan/ }).waitFor();
  }));

/** The salary benchmark: from the profile's position to a group's figures, a place of one's own, and an unknown word. */
async function seeSalaries({ page, seeScreen }: Person): Promise<void> {
  const occupation = page.getByRole('combobox', { name: 'Métier' });
  const show = page.getByRole('button', { name: 'Voir les salaires' });
  await page.goto('/career-advice?tab=salaries');
  await expect.poll(() => occupation.inputValue()).toContain('puériculture');
  await occupation.fill('educatrice spe');
  await page.getByRole('option', { name: /Éducateur spécialisé/ }).waitFor();
  await occupation.press('ArrowDown');
  await occupation.press('Enter');
  expect(await occupation.inputValue()).toBe('Éducateur spécialisé');
  await page.getByLabel('Niveau').selectOption({ label: 'Début de carrière' });
  await page.getByLabel('Région').selectOption('Corse');
  await show.click();
  await page.getByText('Chiffres d’une famille de métiers', { exact: false }).waitFor();
  await page.getByText(/Corse\s: aucun chiffre publié/).waitFor();
  await page.getByText('en poste depuis moins de cinq ans', { exact: false }).waitFor();
  await page.getByText('Situer mon salaire').click();
  await page.getByLabel('Montant en euros').fill('1 900');
  await page.getByLabel('Brut ou net').selectOption({ label: 'Net' });
  await page.getByLabel('Par mois ou par an').selectOption({ label: 'Par mois' });
  await page.getByRole('button', { name: 'Me situer' }).click();
  await page.getByText(/vous êtes sous la médiane, mais/).waitFor();
  expect(page.url()).not.toContain('1900');
  await page.reload();
  await page.getByRole('heading', { level: 2, name: /Éducateur spécialisé/ }).waitFor();
  expect(await page.getByLabel('Montant en euros').inputValue()).toBe('');
  await seeScreen('salaries');
  await expectNarrow(page);
  await page.goto('/career-advice?tab=salaries&metier=Cariste');
  await page.getByText('Chiffres du groupe, pas du métier', { exact: false }).waitFor();
  await occupation.fill('métiers de la petite enfance');
  await show.click();
  await page.getByText('Nous n’avons pas reconnu de métier').waitFor();
  await page.getByRole('button', { name: /Auxiliaire de puériculture/ }).click();
  await page.getByRole('heading', { level: 2, name: /Auxiliaire de puériculture/ }).waitFor();
  await page.goBack();
  await page.getByText('Nous n’avons pas reconnu de métier').waitFor();
}

async function bringCv({ context, origin }: Person): Promise<void> {
  const buffer = readFileSync(join(repository, 'fixtures/seen/vendeuse-pret-a-porter/cv.doc'));
  const file = { name: 'cv.doc', mimeType: 'application/msword', buffer };
  const answered = await context.request.post('/api/documents', { headers: { origin }, multipart: { file } });
  if (!answered.ok()) throw new Error(`the CV answered ${answered.status()}`);
}
