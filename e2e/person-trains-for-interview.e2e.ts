import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPerson, type Person } from './harness/as-person.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { findChromium } from './harness/find-chromium.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';
import { type RunningServer, repository, startServer } from './harness/start-server.ts';
import { type SpeechModel, startSpeech } from './harness/start-speech.ts';

const { offer } = fixturePair('comptable', 'doc');
const said =
  'La clôture prenait douze jours et je devais la ramener à huit. J’ai réorganisé le lettrage des fournisseurs et automatisé les rapprochements. En six mois elle est passée à sept jours.';

let speech: SpeechModel;
let server: RunningServer;
beforeAll(async () => {
  speech = await startSpeech(said);
  const models = { AI_TRANSCRIPTION_MODEL: 'ecoute', AI_SPEECH_MODEL: 'voix', AI_SPEECH_BASE_URL: speech.baseUrl };
  server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...models } });
});
afterAll(async () => {
  await server?.stop();
  await speech?.stop();
});

const follow = (journey: (person: Person) => Promise<void>) => asPerson(journey, { baseURL: server.origin });
const answerField = (page: Page) => page.getByLabel('Votre réponse', { exact: true });
const saved = (page: Page) => page.getByText('Enregistré', { exact: true }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Suivant' }).click();
const question = (page: Page, number: number) => page.getByText(`Question ${number}/`).first().waitFor();

async function makeSimulation(page: Page, level = 'Senior'): Promise<void> {
  await page.goto('/interview-coaching');
  await page.getByLabel('Description du poste').fill(offer);
  await page.getByLabel('Niveau de séniorité').selectOption(level);
  await page.getByRole('button', { name: 'Générer la simulation' }).click();
}

test('an explorer trains on five questions, loses the page and the network but no word, and hits the limit', () =>
  follow(async (person) => {
    const { page, context, seeScreen, openTab } = person;
    await page.goto('/interview-coaching');
    await page.getByText('Connexion requise').waitFor();
    await signUpAside(person);
    await page.goto('/interview-coaching');
    await page.getByText('Simulations restantes : 1/1').waitFor();
    await page.getByText('Veuillez saisir une description du poste ou une URL.').waitFor();
    await makeSimulation(page);
    await question(page, 1);
    await page.getByText('0 réponse sur 5').waitFor();
    await seeScreen('interview-question');
    await expectNarrow(page);

    await page.getByText('Répondez à la question pour continuer.').waitFor();
    await answerField(page).fill(said);
    await next(page);
    await question(page, 2);
    await answerField(page).fill('Je suis motivé.');
    await next(page);
    await question(page, 3);
    await saved(page);
    // What was typed a moment before the reload is not with the server yet.
    await answerField(page).fill('Je tiens les rapprochements');
    await page.reload();
    await question(page, 3);
    expect(await answerField(page).inputValue()).toBe('Je tiens les rapprochements');
    await saved(page);
    await page.goBack();
    await question(page, 2);
    await page.goForward();

    await context.setOffline(true);
    await answerField(page).fill('Je tiens les rapprochements bancaires.');
    await page.getByText('Votre texte reste dans ce navigateur').waitFor();
    await context.setOffline(false);
    await saved(page);

    // Two tabs: other answers come together; on the same one the person chooses.
    const other = await openTab();
    await other.goto(page.url());
    await answerField(other).fill('Écrit ailleurs.');
    await saved(other);
    await answerField(page).fill('Écrit ici.');
    await page.getByText('Cette réponse a été modifiée dans un autre onglet').waitFor();
    await page.getByRole('button', { name: 'Garder la mienne' }).click();
    await saved(page);
    await other.close();

    await page.getByRole('button', { name: 'Sauvegarder pour plus tard' }).click();
    await page.getByText('Simulation sauvegardée.').getByRole('link', { name: 'Mes simulations d’entretien' }).click();
    await page.getByRole('link', { name: /^Reprendre/ }).click();
    await question(page, 3);
    for (const number of [4, 5]) {
      await next(page);
      await question(page, number);
      await answerField(page).fill(`J’ai répondu à la question ${number}.`);
    }
    await page.getByRole('button', { name: 'Terminer l’entretien' }).click();
    await page.getByRole('button', { name: 'Obtenir le feedback' }).click();
    await page.getByRole('heading', { name: 'Feedback de l’entretien' }).waitFor();
    await seeScreen('interview-results');
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger (.txt)' }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/^feedback-entretien-\d{4}-\d\d-\d\d\.txt$/);
    const text = readFileSync(await file.path(), 'utf8');
    for (const part of ['Écrit ici.', said, '/100']) expect(text).toContain(part);

    await page.getByRole('link', { name: 'Nouvelle simulation' }).click();
    await page.getByText('Score de préparation').waitFor();
    await makeSimulation(page, 'Junior');
    const limit = page.getByRole('dialog', { name: 'Limite atteinte' });
    await limit.getByText('Vous avez épuisé vos simulations d’entretien').waitFor();
    expect(await limit.getByRole('link', { name: 'Voir les plans' }).getAttribute('href')).toBe('/subscriptions');
    await limit.getByRole('button', { name: 'Fermer' }).last().click();

    await page.getByRole('tab', { name: 'Pitch' }).click();
    await page.getByRole('link', { name: 'Passer au plan Builder' }).waitFor();
    await page.getByRole('tab', { name: 'Conseils' }).click();
    await page.getByRole('button', { name: 'Voir comment répondre' }).click();
    await page.getByText('Retourner la question').waitFor();
    await seeScreen('interview-tips');
    await page.goto('/dashboard/interviews');
    await page.getByRole('button', { name: /^Supprimer/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('Aucune simulation pour l’instant').waitFor();
  }));

test('a leader’s microphone is refused, then heard: its answer is judged with its pace, and an interview is held by voice', async () => {
  let email = '';
  await follow(async (person) => {
    const { page } = person;
    ({ email } = await signUpAside(person));
    await setTier(email, 'builder', server.dataDir);
    await makeSimulation(page);
    await answerField(page).fill(said);
    await page.getByRole('button', { name: 'Analyser ma réponse' }).click();
    await page.getByRole('heading', { name: 'Points forts' }).waitFor();
    await page.getByText('La grille de notation').click();
    await page.getByText('Structure (25 %)').waitFor();
    await person.seeScreen('interview-analysis');
    await expectNarrow(page);

    await setTier(email, 'leader', server.dataDir);
    await page.reload();
    // No microphone on this machine.
    await page.getByRole('button', { name: 'Enregistrer ma réponse' }).click();
    await page.getByRole('alert').getByText('Branchez-le et autorisez-le').waitFor();
  });
  await withMicrophone(async (page) => {
    const { origin } = server;
    const account = await page.context().request.post(`${origin}/api/auth/sign-up/email`, {
      headers: { origin },
      data: { name: 'Camille Essai', email: `voix.${email}`, password: `Mot-${email}` },
    });
    expect(account.ok()).toBe(true);
    await setTier(`voix.${email}`, 'leader', server.dataDir);
    await makeSimulation(page);
    await record(page);
    await expect.poll(() => answerField(page).inputValue()).toBe(said);
    await page.getByRole('heading', { name: 'Observations de débit et de pauses' }).waitFor();

    await page.goto('/interview-coaching?tab=feedback');
    await page.getByRole('button', { name: 'Commencer l’entretien' }).click();
    for (let number = 1; number <= 10; number += 1) {
      await page.getByText(`Question ${number}/10`).waitFor();
      if (number === 1) await record(page);
      else await answerField(page).fill(said);
      await expect.poll(() => answerField(page).inputValue()).toBe(said);
      if (number === 7) {
        await page.reload();
        await expect.poll(() => answerField(page).inputValue()).toBe(said);
      }
      const go = number < 10 ? 'Question suivante' : 'Terminer et obtenir le feedback';
      await page.getByRole('button', { name: go }).click();
    }
    await page.getByRole('button', { name: 'Copier le feedback' }).waitFor();
    await page.getByRole('button', { name: 'Nouvel entretien' }).click();
    await expect.poll(() => page.getByLabel('Description du poste').inputValue()).toBe('');
    expect(speech.recordings.every((bytes) => bytes > 1000)).toBe(true);
    expect(speech.recordings).toHaveLength(2);
  });
});

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer ma réponse' }).click();
  await page.getByText('Nous vous écoutons').waitFor();
  // Enough for the recorder to have given something.
  await page.getByText('0:01').waitFor();
  await page.getByRole('button', { name: 'Arrêter l’enregistrement' }).click();
}

/** Spoken by a synthesiser, once: the words of `said`. */
const spoken = join(repository, 'fixtures/speech/reponse.wav');

/** A browser with Chromium’s fake microphone, which hears the recording and which nobody is asked about. */
async function withMicrophone(journey: (page: Page) => Promise<void>): Promise<void> {
  const { executablePath, args, env } = await findChromium();
  const fake = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${spoken}`,
  ];
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [...args, ...fake],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const options = { baseURL: server.origin, locale: 'fr-FR', reducedMotion: 'reduce' } as const;
    const context = await browser.newContext(options);
    context.setDefaultTimeout(40_000);
    await journey(await context.newPage());
  } finally {
    await browser.close();
  }
}
