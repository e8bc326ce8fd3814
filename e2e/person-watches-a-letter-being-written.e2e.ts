import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { keepCv } from './harness/fill-account.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { hasFocus } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';
import { type SlowModel, startModel } from './harness/start-model.ts';
import { type RunningServer, startServer } from './harness/start-server.ts';

const { cv, offer } = fixturePair('comptable', 'doc');
const letterTab = '/cv-crafting?tab=motivation-letter';
const answer = {
  subject: 'Candidature au poste de comptable',
  paragraphs: [
    'Votre annonce décrit un métier que je souhaite exercer chez vous, et elle le dit simplement.',
    'Mon parcours m’a donné l’habitude des chiffres et des délais, et le goût du travail bien rangé.',
    'Je serais heureuse d’en parler avec vous lors d’un entretien, et de découvrir votre équipe.',
  ],
};

let model: SlowModel;
let server: RunningServer;
beforeAll(async () => {
  model = await startModel(answer);
  const ai = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.baseUrl, AI_MODEL: 'plume-1', AI_API_KEY: 'clé' };
  server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...ai } });
});
afterAll(async () => {
  await server?.stop();
  await model?.stop();
});

const generate = (page: Page) => page.getByRole('button', { name: 'Générer ma lettre' });
const growing = (page: Page) => page.getByRole('region', { name: 'Texte en cours d’écriture' });
const stop = (page: Page) => page.getByRole('button', { name: 'Arrêter' });
const left = (page: Page, count: number) => page.getByText(`Lettres restantes ce mois-ci : ${count} sur 3.`);
const told = (page: Page, text: string) => page.getByRole('dialog').filter({ hasText: text });

test('a letter grows as a model writes it, is found again after a reload, and costs nothing when it is stopped', () =>
  asPerson(
    async (person) => {
      const { page, context, seeScreen, openTab } = person;
      await signUpAside(person);
      await keepCv(person, cv, 'cv.doc');
      await page.goto(letterTab);
      await page.getByLabel('Entreprise').fill('Hexalia');
      await page.getByLabel('Description du poste').fill(offer);
      model.pauseAfter = 120;
      await generate(page).click();
      await growing(page).getByText('Votre annonce décrit').waitFor();
      await page.getByText('Texte en cours d’écriture par plume-1, pas encore vérifié.').waitFor();
      await seeScreen('letter-being-written');
      await expectNarrow(page);

      // A reload finds it again, another tab sees it, and a line that breaks is taken up again.
      await page.reload();
      await growing(page).getByText('Votre annonce décrit').waitFor();
      const other = await openTab();
      await other.goto(letterTab);
      await growing(other).getByText('Votre annonce décrit').waitFor();
      await context.setOffline(true);
      await context.setOffline(false);
      model.pauseAfter = 260;
      model.goOn();
      for (const tab of [page, other]) await growing(tab).getByText('Mon parcours').waitFor();
      await stop(page).click();
      for (const tab of [page, other]) await growing(tab).waitFor({ state: 'detached' });
      // Where the stop button was, the keyboard goes on.
      const stopped = page.getByRole('status').filter({ hasText: 'L’écriture est arrêtée, rien n’a été décompté.' });
      await hasFocus(stopped);
      await told(other, 'rien n’a été décompté').waitFor();
      await other.close();
      await left(page, 3).waitFor();
      expect(await page.getByLabel('Entreprise').inputValue()).toBe('Hexalia');
      await expect.poll(() => model.hungUp).toBe(1);

      // Who goes elsewhere in the application wants it no more.
      await generate(page).click();
      await growing(page).getByText('Mon parcours').waitFor();
      await page.getByRole('tab', { name: 'Analyse CV' }).click();
      await expect.poll(() => model.hungUp).toBe(2);
      await page.goBack();
      await left(page, 3).waitFor();

      model.pauseAfter = null;
      await generate(page).click();
      await page.getByText('Texte écrit par plume-1 d’après les constats du moteur').waitFor();
      const sheet = page.getByRole('article', { name: 'Votre lettre' });
      await sheet.getByText('le goût du travail bien rangé').waitFor();
      await page.getByText('vérifié phrase par phrase').waitFor();

      // Told another way, by the engine where the model is away.
      model.isAway = true;
      await page.getByRole('button', { name: 'Écrire sous un autre angle' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Écrire la lettre' }).click();
      await page.getByText('Le modèle n’a pas répondu : ce texte est celui du moteur.').waitFor();
      await page.goto(letterTab);
      await left(page, 1).waitFor();
    },
    { baseURL: server.origin },
  ));
