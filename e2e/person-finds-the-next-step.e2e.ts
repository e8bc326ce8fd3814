import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { addOffer, keepCv, offerRead } from './harness/fill-account.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { hasFocus } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';

const pair = fixturePair('comptable', 'doc');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Espace Client' });
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const parisDay = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date(Date.now() + days * 24 * 3_600_000));

async function patchJob({ context, origin }: Person, id: string, data: object): Promise<void> {
  expect((await context.request.patch(`/api/jobs/${id}`, { headers: { origin }, data })).ok()).toBe(true);
}

test('the home tells the next thing to do, and follows what is done; a due date is a notification until it is read', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { email } = await signUpAside(person);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 2, name: 'Déposez votre CV' }).waitFor();
    await page.getByText('Prioritaire').waitFor();
    await page.getByText('Aucune activité récente').waitFor();
    await page.getByText('33 %').waitFor();
    await page.getByText(/À partir du plan Leader/).waitFor();
    await seeScreen('home-new');
    await expectNarrow(page);

    await keepCv(person, pair.cv, 'cv-camille.doc');
    const jobId = await addOffer(person, pair.offer);
    await offerRead(person, jobId);
    await patchJob(person, jobId, { nextStepDate: parisDay(0) });
    await page.reload();
    await page.getByRole('heading', { level: 2, name: /^Prochaine étape/ }).waitFor();
    await page.getByRole('link', { name: /^CV ajouté/ }).waitFor();
    await page.getByRole('link', { name: /^Offre ajoutée/ }).click();
    await page.waitForURL(`**/dashboard/jobs?offre=${jobId}`);

    await page.goto('/dashboard');
    await bell(page)
      .and(page.getByRole('link', { name: 'Notifications, 1 non lue' }))
      .click();
    await page.getByRole('heading', { level: 2, name: /^Prochaine étape/ }).waitFor();
    await menu(page)
      .getByRole('link', { name: /^Notifications\s*, 1 notification non lue$/ })
      .waitFor();
    await seeScreen('notices');
    await expectNarrow(page);
    await page.getByRole('button', { name: 'Tout marquer comme lu' }).click();
    await page.getByText('Vous avez tout lu').waitFor();
    await hasFocus(page.getByRole('heading', { level: 1 }));
    await bell(page)
      .and(page.getByRole('link', { name: 'Notifications, aucune non lue' }))
      .waitFor();
    await page.getByRole('tab', { name: 'Toutes (1)' }).click();
    await page.reload();
    await page.getByRole('button', { name: /^Marquer comme non lue/ }).click();
    await page.getByRole('tab', { name: 'Non lues (1)' }).waitFor();
    await page.getByRole('link', { name: 'Ouvrir l’offre' }).click();
    await page.waitForURL(`**/dashboard/jobs?offre=${jobId}`);

    await setTier(email, 'leader');
    await patchJob(person, jobId, { applicationStatus: 'applied' });
    await page.goto('/dashboard');
    await bell(page)
      .and(page.getByRole('link', { name: 'Notifications, aucune non lue' }))
      .waitFor();
    await page.getByText(/^1 candidature envoyée en 12 semaines, dont 1 cette semaine/).waitFor();
    await page.getByText('Voir les chiffres').click();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(13);
    await seeScreen('home-leader');
  }));

test('language, appearance and reminders are chosen in the settings, and stay', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await page.goto('/dashboard/settings');
    const reminder = page.getByLabel('Les prochaines étapes de vos candidatures');
    await reminder.check();
    await page.getByText('Choix enregistré').waitFor();
    await page.goto('/e-mails#token=next_step.nobody.unsigned');
    await page.getByText('Les prochaines étapes de vos candidatures').waitFor();
    await seeScreen('leave-mail');
    await page.getByRole('button', { name: 'Ne plus le recevoir' }).click();
    await page.getByRole('heading', { name: 'Ce lien ne mène à aucun e-mail' }).waitFor();
    await page.getByRole('link', { name: 'Choisir mes e-mails dans les paramètres' }).click();
    await reminder.waitFor();
    expect(await reminder.isChecked()).toBe(true);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByLabel('Apparence').selectOption('Sombre');
    const dark = await ground();
    expect(dark).not.toBe(light);
    await seeScreen('settings-dark');
    for (const path of ['/a-propos', '/dashboard/settings']) {
      await page.goto(path);
      expect(await ground(), path).toBe(dark);
    }
    await page.getByLabel('Langue de l’interface').selectOption('English');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await ground()).toBe(dark);
    await page.getByLabel('Appearance').selectOption('As the device');
    expect(await ground()).toBe(light);
  }));
