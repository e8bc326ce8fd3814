import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';

const field = (page: Page) => page.getByRole('textbox');
async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect.poll(() => field(page).inputValue()).toBe('');
}

test('a leader tells their case, plays the scene in two tabs, leaves with a script, and asks for a coach', () =>
  asPerson(async (person) => {
    const { page, openTab } = person;
    const { email } = await signUpAside(person);
    await page.goto('/career-advice?tab=coaching');
    await page.getByText('À partir du plan Leader.').waitFor();
    await setTier(email, 'leader');
    await page.reload();
    await page.getByRole('heading', { name: 'Coaching IA spécialisé' }).waitFor();
    await expectNarrow(page);
    await page.getByRole('button', { name: /Demander une augmentation/ }).click();
    await page.getByText('Votre cas : question 1 sur 5').waitFor();
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await page.getByText('Écrivez quelques mots avant d’envoyer.').waitFor();
    await say(page, 'Comptable chez Orsel depuis 4 ans');
    await say(page, '2 300 € par mois');
    await field(page).fill('2 600 €');
    await page.reload();
    expect(await field(page).inputValue()).toBe('2 600 €');
    await say(page, '2 600 €');
    await say(page, 'J’ai réduit les retards de paiement de 30 %.');
    await say(page, 'elle va me dire que le budget est bouclé');
    await page.getByText('La scène, avec : Votre responsable').waitFor();

    const other = await openTab();
    await other.goto(page.url());
    await say(other, 'Désolé de vous déranger, mon loyer a augmenté.');
    await other.getByText('vous vous excusez').waitFor();
    await field(page).fill('Je demande 2 600 €.');
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await page.getByText('Cette séance a continué dans un autre onglet').waitFor();
    expect(await field(page).inputValue()).toBe('Je demande 2 600 €.');
    await page.getByText('vous vous excusez').waitFor();
    await say(page, 'J’ai réduit les retards de paiement de 30 %. Je demande 2 600 € par mois.');
    await page.getByText('Le budget est bouclé.').last().waitFor();
    await expectNarrow(page);
    await page.getByRole('button', { name: 'Terminer et voir mon bilan' }).click();
    await page.getByRole('heading', { name: 'Votre texte à emporter' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger (.txt)' }).click();
    const script = await readFile(await (await download).path(), 'utf8');
    expect(script).toContain('Je demande 2 600 € par mois.');
    expect(script).toContain('réduit les retards de paiement de 30');

    await page.getByRole('link', { name: 'Toutes les séances' }).click();
    await page.getByRole('button', { name: 'Demander un coach' }).click();
    const dialog = page.getByRole('dialog', { name: 'Demander un coach' });
    expect(await dialog.getByLabel('Adresse e-mail').inputValue()).toBe(email);
    await dialog.getByLabel('Sujet').fill('Préparer mon entretien annuel');
    await dialog.getByLabel('Ce que vous attendez').fill('Une heure avec quelqu’un du métier.');
    await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
    await page.getByText('Votre demande est envoyée').waitFor();
    await page.getByRole('button', { name: 'Retirer la demande : Préparer mon entretien annuel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
    await page.getByText(/^Retirée le/).waitFor();
    await page.getByRole('button', { name: /^Supprimer : Demander une augmentation/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('Séance supprimée').waitFor();
    expect(await page.getByRole('heading', { name: 'Vos séances' }).count()).toBe(0);
  }));
