import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { confirmAndAnalyse, reviewHeading } from './harness/cv-steps.ts';
import { expectNarrow } from './harness/expect-narrow.ts';
import { addOffer, keepCv, offerRead } from './harness/fill-account.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { hasFocus } from './harness/has-focus.ts';
import { signUpAside } from './harness/new-account.ts';
import { tabTo } from './harness/tab-to.ts';

const accountant = fixturePair('comptable', 'doc');
const lawyer = fixturePair('juriste', 'pdf');

const site = inject('offerSite');

const newJob = (page: Page) => page.getByRole('dialog', { name: 'Ajouter une offre' });
const card = (page: Page, title: RegExp) => page.getByRole('article').filter({ hasText: title });
const openButton = (within: Page | Locator, title: RegExp) =>
  within.getByRole('button', { name: /^Ouvrir l.offre/ }).filter({ hasText: title });
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, \\d+ offres`) });
const grip = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Poignée de .*${title}`, 'i') });

async function addByText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Ajouter (une|ma première) offre$/ }).click();
  await newJob(page).getByRole('textbox', { name: 'Texte de l’annonce' }).fill(text);
  await newJob(page).getByRole('button', { name: 'Ajouter l’offre' }).click();
  await newJob(page).waitFor({ state: 'detached' });
}

async function addByAddress(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une offre' }).click();
  await newJob(page).getByRole('tab', { name: 'Donner l’adresse' }).click();
  await newJob(page).getByLabel('Adresse de la page').fill(url);
  await newJob(page).getByRole('button', { name: 'Ajouter l’offre' }).click();
  await newJob(page).waitFor({ state: 'detached' });
}

test('a person adds an offer by its text and one by its address; each is read, and matched with the newest CV', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await page.goto('/dashboard/jobs');
    await page.getByText('Aucune offre pour l’instant').waitFor();
    await seeScreen('jobs-empty');
    await page.getByRole('button', { name: 'Ajouter ma première offre' }).click();
    await newJob(page).getByRole('link', { name: 'Déposer un CV dans mes documents' }).waitFor();
    await newJob(page).getByRole('textbox').fill(site);
    await newJob(page).getByRole('button', { name: 'Ajouter l’offre' }).click();
    await newJob(page)
      .getByText(/Ceci est une adresse/)
      .waitFor();
    await expectNarrow(page);
    await page.keyboard.press('Escape');

    await keepCv(person, accountant.cv, 'cv-comptable.doc');
    await page.reload();
    await addByText(page, lawyer.offer);
    await card(page, /Juriste/)
      .getByText('Comparée à cv-comptable.doc')
      .waitFor();
    await addByAddress(page, `${site}/offre`);
    const added = card(page, /Comptable/i);
    await added.getByRole('img', { name: /^Correspondance avec votre CV : \d+ sur 100/ }).waitFor();
    await added.getByText('Manque à votre CV').waitFor();
    await seeScreen('jobs-list');
    await expectNarrow(page);
  }));

test('a site that refuses to be read says so, and the pasted text takes over', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await addOffer(person, lawyer.offer);
    await page.goto('/dashboard/jobs');
    await addByAddress(page, `${site}/fini`);
    await page.getByText(/Cette offre n’est plus en ligne/).waitFor();
    await addByAddress(page, `${site}/bloque`);
    const refused = page.getByRole('article').filter({ hasText: /Ce site ne laisse pas les outils/ });
    await refused.waitFor();
    await seeScreen('jobs-refused');
    await refused.getByRole('button', { name: 'Réessayer' }).click();
    await page
      .getByText(/En attente de lecture|Lecture en cours/)
      .first()
      .waitFor();
    await refused.getByRole('button', { name: 'Lire ce texte' }).click();
    await refused.getByText('Collez d’abord le texte de l’annonce.').waitFor();
    await refused.getByRole('textbox').fill(accountant.offer);
    await refused.getByRole('button', { name: 'Lire ce texte' }).click();
    await card(page, /Comptable/i)
      .getByText('Analysée', { exact: true })
      .waitFor();
  }));

test('offers move on the board by keyboard, by mouse and by finger, and a move can be undone', () =>
  asPerson(
    async (person) => {
      const { page, seeScreen } = person;
      await signUpAside(person);
      await addOffer(person, lawyer.offer);
      await addOffer(person, accountant.offer);
      await page.goto('/dashboard/jobs');
      await page.getByText('Analysée', { exact: true }).nth(1).waitFor();
      await page.getByRole('button', { name: 'Tableau' }).click();
      expect(page.url()).toContain('vue=tableau');
      await column(page, 'À postuler').getByText('2', { exact: true }).waitFor();
      await seeScreen('jobs-board');
      await expectNarrow(page);

      await tabTo(page, grip(page, 'comptable'));
      await page.keyboard.press('ArrowRight');
      await page
        .getByRole('status')
        .getByText(/colonne Brouillon, place 1 sur 1/)
        .waitFor();
      await page.keyboard.press('ArrowRight');
      await openButton(column(page, 'Postulé'), /comptable/i).waitFor();
      await hasFocus(grip(page, 'comptable'));
      const told = page.getByRole('dialog').filter({ hasText: /passe dans «\sPostulé/ });
      await told.getByRole('button', { name: 'Annuler' }).click();
      await openButton(column(page, 'Brouillon'), /comptable/i).waitFor();

      await page.getByRole('button', { name: /^Déplacer .*Juriste/ }).click();
      await page.getByRole('menuitem', { name: /Brouillon/ }).click();
      await openButton(column(page, 'Brouillon'), /Juriste/).waitFor();
      await drag(page, openButton(page, /Juriste/), column(page, 'Postulé'));
      await openButton(column(page, 'Postulé'), /Juriste/).waitFor();
      // Letting go over a card is no press on it.
      expect(page.url()).not.toContain('offre=');
      await page.waitForLoadState('networkidle');

      await page.reload();
      await openButton(column(page, 'Postulé'), /Juriste/).waitFor();
      await openButton(column(page, 'Brouillon'), /comptable/i).waitFor();
      await swipe(page, grip(page, 'comptable'), column(page, 'Postulé'));
      await openButton(column(page, 'Postulé'), /comptable/i).waitFor();
    },
    { hasTouch: true },
  ));

test('notes and the next step survive a reload, and two tabs never write over each other', () =>
  asPerson(async (person) => {
    const { page, seeScreen, openTab } = person;
    await signUpAside(person);
    await addOffer(person, accountant.offer);
    await page.goto('/dashboard/jobs');
    await page.getByText('Analysée', { exact: true }).waitFor();
    await openButton(page, /comptable/i).click();
    await page.getByLabel('Notes').fill('Appeler Mme Hérault lundi');
    await page.getByLabel('Prochaine étape').fill('2024-03-04');
    await page.getByText('Date enregistrée').waitFor();
    await page.getByText('Notes enregistrées').waitFor();
    await seeScreen('jobs-detail');
    await expectNarrow(page);

    const other = await openTab();
    await other.goto(page.url());
    await other.getByLabel('Notes').fill('Entretien à préparer');
    await other.getByRole('button', { name: 'Enregistrer les notes' }).click();
    await other.getByText('Notes enregistrées').waitFor();
    // Nothing tells the first tab before it writes.
    await page.getByLabel('Notes').fill('Relancer mardi');
    await page.getByRole('button', { name: 'Enregistrer les notes' }).click();
    await page.getByText(/Ces notes ont changé/).waitFor();
    await page.getByText('Entretien à préparer').waitFor();
    await seeScreen('jobs-notes-changed');
    await page.getByRole('button', { name: 'Garder les miennes' }).click();
    await page.getByText('Notes enregistrées').waitFor();

    await page.reload();
    expect(await page.getByLabel('Notes').inputValue()).toBe('Relancer mardi');
    expect(await page.getByLabel('Prochaine étape').inputValue()).toBe('2024-03-04');
    await page.keyboard.press('Escape');
    await page
      .locator('#contenu')
      .getByText(/En retard\s: 4 mars 2024/)
      .waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('offre=');
  }));

test('adapting the CV leads to an analysis that the card then opens; the offer can be renamed and deleted', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await keepCv(person, accountant.cv, 'cv-comptable.doc');
    await addOffer(person, accountant.offer);
    await page.goto('/dashboard/jobs');
    await page.getByRole('link', { name: /^Adapter mon CV/ }).click();
    await page.getByText(/Vous adaptez votre CV à/).waitFor();
    const filled = page.getByLabel(/Texte de l.offre/);
    await expect.poll(() => filled.inputValue()).toContain('COMPTABLE');
    await page.getByText('cv-comptable.doc').first().waitFor();
    await seeScreen('jobs-adapt');
    await page.getByRole('button', { name: 'Analyser mon CV' }).click();
    await reviewHeading(page).waitFor();
    const score = await confirmAndAnalyse(page);
    expect(score).toBeGreaterThan(0);
    const analysis = page.url();

    await page.goto('/dashboard/jobs');
    await page.getByRole('link', { name: /^Voir mon CV adapté/ }).click();
    await page.waitForURL(analysis);
    await page.goBack();
    await page.getByRole('button', { name: /^Marquer comme postulée/ }).click();
    await page.getByText(/passe dans/).waitFor();
    await page.getByRole('button', { name: /^Autres actions/ }).click();
    await page.getByRole('menuitem', { name: /Modifier/ }).click();
    await page.getByLabel('Titre du poste').fill('Comptable à Saint-Nazaire');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByRole('button', { name: /^Autres actions\s: Comptable à Saint-Nazaire/ }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('Aucune offre pour l’instant').waitFor();
    await page.goto(analysis);
    await page
      .getByRole('img', { name: /^Score/ })
      .first()
      .waitFor();
  }));

test('a move that the server refuses is taken back, and the reason is told', () =>
  asPerson(async (person) => {
    const { page } = person;
    await signUpAside(person);
    await offerRead(person, await addOffer(person, accountant.offer));
    await page.goto('/dashboard/jobs?vue=tableau');
    await page.route('**/api/jobs/*', (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      return route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Un peu de patience.' } });
    });
    const refused = page.getByRole('dialog').filter({ hasText: 'Un peu de patience.' });
    await tabTo(page, grip(page, 'comptable'));
    await page.keyboard.press('ArrowRight');
    await refused.waitFor();
    await openButton(column(page, 'À postuler'), /comptable/i).waitFor();
    await column(page, 'Brouillon').getByText('0', { exact: true }).waitFor();
    await page
      .getByRole('status')
      .getByText(/de nouveau dans «\sÀ postuler/)
      .waitFor();
    await hasFocus(grip(page, 'comptable'));
    await refused.getByRole('button', { name: 'Fermer' }).click();
    await refused.waitFor({ state: 'detached' });

    await drag(page, openButton(page, /comptable/i), column(page, 'Postulé'));
    await refused.waitFor();
    await openButton(column(page, 'À postuler'), /comptable/i).waitFor();
    await expectNarrow(page);
    // The card moves again once the server lets it.
    await page.unroute('**/api/jobs/*');
    await page.keyboard.press('Escape');
    await tabTo(page, grip(page, 'comptable'), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await openButton(column(page, 'Brouillon'), /comptable/i).waitFor();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await openButton(column(page, 'Brouillon'), /comptable/i).waitFor();
  }));

test('who must sign in on the way to adapting a CV comes back to the same offer', () =>
  asPerson(async (person) => {
    const { page, context } = person;
    const { email, password } = await signUpAside(person);
    const documentId = await keepCv(person, accountant.cv, 'cv-comptable.doc');
    const jobId = await addOffer(person, accountant.offer);
    await offerRead(person, jobId);
    const adapting = `**/cv-crafting?*offre=${jobId}*`;
    const signIn = async () => {
      await page.getByLabel('Adresse e-mail').fill(email);
      await page.getByLabel('Mot de passe').first().fill(password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.waitForURL(adapting);
      await page.getByText(/Vous adaptez votre CV à/).waitFor();
      await expect.poll(() => page.getByLabel(/Texte de l.offre/).inputValue()).toContain('COMPTABLE');
    };
    // By a link kept, with the button of the page, and with that of the bar.
    for (const place of ['main', 'banner'] as const) {
      await context.clearCookies();
      await page.goto(`/cv-crafting?document=${documentId}&offre=${jobId}`);
      await page.getByText('Connexion requise').waitFor();
      await page.getByRole(place).getByRole('link', { name: 'Se connecter' }).click();
      await signIn();
      await page.getByText('cv-comptable.doc').first().waitFor();
    }
    // By a session that ends while the CV is being chosen: the file waits meanwhile.
    await page.getByRole('button', { name: 'Retirer' }).click();
    await page.getByRole('button', { name: 'Importer mon CV' }).waitFor();
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    const unknown = { status: 401, json: { code: 'unauthenticated', message: 'Connectez-vous.' } };
    await page.route('**/api/functions/parse-cv', (route) => route.fulfill(unknown));
    await page.getByLabel('Fichier de votre CV').setInputFiles(lawyer.cv);
    await page.waitForURL('**/auth?**');
    await page.unroute('**/api/functions/parse-cv');
    await signIn();
    await page.getByText('cv.pdf').first().waitFor();
  }));

/** From the middle of one element to the middle of another, in steps, as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

async function swipe(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await middle(from), await middle(to)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step += 1) {
    const share = step / 8;
    await touch('touchMove', [{ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }]);
  }
  await touch('touchEnd', []);
}

async function middle(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not there`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 120) };
}
