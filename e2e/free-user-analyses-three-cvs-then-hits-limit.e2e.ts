import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { analyseCv, bringCv, scoreRing } from './harness/cv-steps.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';

const pairs = [
  fixturePair('aide-soignante', 'pdf'),
  fixturePair('technicien-maintenance', 'docx'),
  fixturePair('comptable', 'doc'),
];

test('a free user analyses a PDF, a DOCX and a DOC; the fourth analysis opens the dialog and costs nothing', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    for (const [index, pair] of pairs.entries()) {
      const score = await analyseCv(page, pair);
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThanOrEqual(100);
      await page.getByRole('heading', { level: 2, name: /Les mots de l.offre/ }).waitFor();
      await page.goto('/cv-crafting');
      const left = 2 - index;
      await page
        .getByText(left > 0 ? new RegExp(`Il vous reste ${left} analyses? sur 3`) : /Vos 3 analyses du mois/)
        .waitFor();
    }
    await seeScreen('cv-crafting-limit-reached');

    const { cv, offer } = fixturePair('cariste', 'doc');
    await page.getByLabel('Fichier de votre CV').setInputFiles(cv);
    await page.getByLabel(/Texte de l.offre/).fill(offer);
    await page.getByRole('button', { name: 'Analyser mon CV' }).click();
    const dialog = page.getByRole('dialog', { name: /Limite d.analyses atteinte/ });
    await dialog.getByText('Vous avez utilisé vos 3 analyses gratuites pour ce mois').waitFor();
    await seeScreen('limit-dialog');
    expect(await dialog.getByRole('link', { name: 'Voir les plans' }).getAttribute('href')).toBe('/subscriptions');
    await dialog.getByRole('button', { name: 'Plus tard' }).click();
    await dialog.waitFor({ state: 'hidden' });

    // What was bought opens again, without a unit.
    const [bought] = pairs as [(typeof pairs)[0], ...typeof pairs];
    await page.goto('/cv-crafting');
    await page.getByText(/Vos 3 analyses du mois/).waitFor();
    await page.getByLabel('Fichier de votre CV').setInputFiles(bought.cv);
    await page.getByLabel(/Texte de l.offre/).fill(bought.offer);
    await page.getByRole('button', { name: 'Analyser mon CV' }).click();
    await scoreRing(page).waitFor();
  }));

test('the same CV and offer again give the kept analysis, and cost nothing', () =>
  asPerson(async (person) => {
    const { page } = person;
    await signUpAside(person);
    const pair = fixturePair('commercial-b2b', 'docx');
    const first = await analyseCv(page, pair);
    expect(await analyseCv(page, pair)).toBe(first);
    await page.goto('/cv-crafting');
    await page.getByText('Il vous reste 2 analyses sur 3').waitFor();
  }));

test('a page that believed analyses were left opens the dialog when the server says there are none', () =>
  asPerson(async (person) => {
    const { page, openTab } = person;
    await signUpAside(person);
    await bringCv(page, fixturePair('cariste', 'doc'));
    const other = await openTab();
    for (const pair of pairs) await analyseCv(other, pair);
    await page.getByRole('button', { name: /C.est juste, analyser/ }).click();
    await page.getByRole('dialog', { name: /Limite d.analyses atteinte/ }).waitFor();
  }));
