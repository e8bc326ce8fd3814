import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';
import { repository } from './harness/start-server.ts';
import { tabTo } from './harness/tab-to.ts';

const question = 'Peut-on venir avec une offre en anglais, et un CV en français ?';

test('a visitor finds public services and sees what plans open; a leader takes a seat, asks, and is answered', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Ressources & Communauté' }).click();
    const official = page.getByRole('link', { name: /^France Travail/ });
    await official.waitFor();
    expect(await official.getAttribute('href')).toBe('https://www.francetravail.fr');
    expect(await official.getAttribute('rel')).toContain('noopener');
    await expectNarrow(page);
    await page.getByRole('tab', { name: /Ateliers/ }).click();
    await page.waitForURL('**/resources-community?tab=workshops');
    await page.getByRole('heading', { name: 'La candidature du mois, en direct' }).waitFor();
    expect(await page.getByRole('button', { name: 'Écrire ma question' }).count()).toBe(0);
    const locked = page.getByRole('link', { name: 'Inscription avec le plan Advancer' }).first();
    expect(await locked.getAttribute('href')).toBe('/subscriptions');
    await seeScreen('community-locked');

    const { email } = await signUpAside(person);
    await setTier(email, 'leader');
    await page.reload();
    const register = page.getByRole('button', { name: /^Je m’inscris/ }).first();
    await tabTo(page, register);
    await page.keyboard.press('Enter');
    await page.getByText('Votre place est réservée').waitFor();
    const mine = page.locator('section', { hasText: 'Vos prochains rendez-vous' }).first();
    await mine.getByText('Place réservée').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Ajouter à mon agenda/ }).click();
    const calendar = await readFile(await (await download).path(), 'utf8');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T1[67]0000Z/);
    await expect.poll(mails).toContain(`À ${email}`);
    await page.getByRole('button', { name: /^Prévenez-moi/ }).click();
    await page.getByText(/Vous serez prévenu par e-mail/).waitFor();

    await page.getByRole('button', { name: 'Écrire ma question' }).click();
    const dialog = page.getByRole('dialog', { name: 'Poser une question' });
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await dialog.getByText(/Dites-en un peu plus/).waitFor();
    await dialog.getByLabel('Atelier concerné').selectOption('La candidature du mois, en direct');
    await dialog.getByLabel('Votre question').fill(question);
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('Message envoyé').waitFor();
    const sent = page.getByRole('listitem').filter({ hasText: question });
    await sent.getByText('Envoyé', { exact: true }).waitFor();
    await answer(email, 'Oui, les deux vont très bien.');
    await page.reload();
    await sent.getByText('Répondu').waitFor();
    await sent.getByText('Oui, les deux vont très bien.').waitFor();
    await seeScreen('community-workshops');

    const withdraw = page.getByRole('button', { name: /^Me désinscrire/ });
    await tabTo(page, withdraw);
    await page.keyboard.press('Enter');
    const asks = page.getByRole('dialog', { name: /Annuler votre inscription/ });
    await tabTo(page, asks.getByRole('button', { name: 'Annuler mon inscription' }));
    await page.keyboard.press('Enter');
    await page.getByText('Inscription annulée').waitFor();
    await register.waitFor();
    expect(await mine.count()).toBe(0);

    await page.getByRole('tab', { name: /Réseau/ }).click();
    await page.getByRole('button', { name: 'Me prévenir de l’ouverture' }).click();
    await page.getByText(/Votre intérêt est noté/).waitFor();
    await page.getByRole('button', { name: 'Demander un mentor' }).click();
    const asked = page.getByRole('dialog', { name: 'Mentorat' });
    await asked.getByLabel(/Votre situation/).fill('Contrôleuse de gestion, je vise une direction financière.');
    await asked.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText(/je vise une direction financière/).waitFor();
    await page.goBack();
    await page.waitForURL('**/resources-community?tab=workshops');
    await page.goForward();
    await page.getByText(/Votre intérêt est noté/).waitFor();
    await expectNarrow(page);
  }));

/** What the operator reads on the machine itself. */
async function mails(): Promise<string> {
  return await (await fetch(`${inject('origin')}/boite-mail`)).text();
}

/** The operator lists what waits, and files an answer to this person. */
async function answer(email: string, text: string): Promise<void> {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['apps/server/scripts/messages.ts', ...args], {
      cwd: repository,
      env: { ...process.env, DATA_DIR: inject('dataDir') },
    });
  const line = (await run()).stdout.split('\n').find((each) => each.includes(email));
  await run(line?.split(' ')[0] ?? '', text);
}
