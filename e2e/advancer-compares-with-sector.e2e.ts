import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { analyseCv, bringCv, confirmAndAnalyse, readScore, reviewHeading, scoreRing } from './harness/cv-steps.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';
import { tabTo } from './harness/tab-to.ts';

const pair = fixturePair('aide-soignante', 'pdf');

test('an advancer has the CV analysed for its sector, sees the proof in the text, and finds it again', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { email } = await signUpAside(person);
    await setTier(email, 'advancer');
    const alone = await analyseCv(page, pair);
    const card = sectorCard(page);
    const choice = card.getByLabel('Secteur');
    await card.getByText(/D’après votre CV\s: Santé et soins/).waitFor();
    expect(await choice.locator('option').nth(0).textContent()).toContain('Santé et soins');
    expect(await choice.locator('option').nth(1).textContent()).toBe('Aucun secteur en particulier');
    await card.scrollIntoViewIfNeeded();
    await seeScreen('sector-choice');

    await choice.selectOption({ label: 'Santé et soins' });
    await tabTo(page, card.getByRole('button', { name: 'Analyser pour ce secteur' }));
    await page.keyboard.press('Enter');
    await card.getByRole('heading', { name: 'Ce qui compte dans ce secteur' }).waitFor();
    expect(await card.getByRole('button', { name: 'Analyser pour ce secteur' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await card.getByRole('heading', { name: /Souvent demandé, absent de votre CV/ }).waitFor();
    await card.getByRole('heading', { name: /Déjà dans votre CV/ }).scrollIntoViewIfNeeded();
    await seeScreen('sector-found');
    const proof = card.getByRole('listitem').getByRole('button', { name: /Montrer dans le texte/ });
    const quote = /«\s(.+)\s»/.exec((await proof.first().textContent()) ?? '')?.[1];
    await proof.first().click();
    expect(await page.locator('[data-active-mark]').first().textContent()).toBe(quote);
    await card.getByRole('button', { name: /^Voir les \d+ autres$/ }).click();
    await seeScreen('sector-all-missing');

    const score = await readScore(page);
    await page.reload();
    await scoreRing(page).waitFor();
    expect([await readScore(page), await choice.inputValue()]).toEqual([score, 'health']);
    await choice.selectOption('');
    await card.getByRole('button', { name: 'Analyser sans secteur' }).click();
    await card.getByRole('heading', { name: 'Ce qui compte dans ce secteur' }).waitFor({ state: 'detached' });
    expect(await readScore(page)).toBe(alone);
  }));

test('a subscription that ends leaves what was found to read, and the choice says what it takes', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { email } = await signUpAside(person);
    await setTier(email, 'advancer');
    await analyseCv(page, pair);
    const card = sectorCard(page);
    await card.getByLabel('Secteur').selectOption('health');
    await card.getByRole('button', { name: 'Analyser pour ce secteur' }).click();
    await card.getByRole('heading', { name: 'Ce qui compte dans ce secteur' }).waitFor();
    await setTier(email, 'builder');
    await card.getByLabel('Secteur').selectOption('hospitality');
    await card.getByRole('button', { name: 'Analyser pour ce secteur' }).click();
    await card.getByText('À partir du plan Advancer.').waitFor();
    await card.getByRole('heading', { name: 'Ce qui compte dans ce secteur' }).waitFor();
    await card.scrollIntoViewIfNeeded();
    await seeScreen('sector-kept-after-downgrade');
    await card.getByRole('button', { name: 'Analyser sans secteur' }).click();
    await card.getByRole('heading', { name: 'Ce qui compte dans ce secteur' }).waitFor({ state: 'detached' });
  }));

test('on the free plan the sector card says what it gives and from which plan, and leads to the plans', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await analyseCv(page, pair);
    const card = sectorCard(page);
    await card.getByText('À partir du plan Advancer.').waitFor();
    expect(await card.getByLabel('Secteur').isDisabled()).toBe(true);
    expect(await card.getByRole('button').count()).toBe(0);
    expect(await card.getByRole('link').allTextContents()).toEqual(['Voir les plans']);
    await card.scrollIntoViewIfNeeded();
    await seeScreen('sector-gate');
  }));

test('a diploma’s level and how it ended are shown, and a correction of the latter survives a reload', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await bringCv(page, pair);
    const section = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { level: 2, name: 'Formation' }),
      });
    await section
      .getByText(/niveau (CAP|bac)/)
      .first()
      .waitFor();
    await page.getByRole('term').filter({ hasText: 'Permis et habilitations' }).waitFor();
    await page.getByRole('definition').filter({ hasText: 'Permis B' }).waitFor();
    await section
      .getByRole('button', { name: /^Corriger/ })
      .first()
      .click();
    await section.getByLabel('Résultat').selectOption({ label: 'Interrompu' });
    await section.scrollIntoViewIfNeeded();
    await seeScreen('review-education-status');
    await section.getByRole('button', { name: 'Enregistrer' }).click();
    await section.getByText(/· Interrompu/).waitFor();
    await seeScreen('review-education');
    await page.reload();
    await reviewHeading(page).waitFor();
    await section.getByText(/· Interrompu/).waitFor();
    await confirmAndAnalyse(page);
  }));

function sectorCard(page: Page): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Selon votre secteur' }) })
    .last();
}
