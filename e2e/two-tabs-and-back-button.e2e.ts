import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { analyseCv, readScore, reviewHeading, scoreRing } from './harness/cv-steps.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';

const pair = fixturePair('conducteur-travaux', 'pdf');

test('back, forward, reload and a copied address lead to the same screens, and cost nothing', () =>
  asPerson(async (person) => {
    const { page, openTab } = person;
    await signUpAside(person);
    const score = await analyseCv(page, pair);
    const address = page.url();

    await page.goBack();
    await reviewHeading(page).waitFor();
    await page.goForward();
    await scoreRing(page).waitFor();
    await page.reload();
    await scoreRing(page).waitFor();
    expect(await readScore(page)).toBe(score);

    const other = await openTab();
    await other.goto(address);
    await scoreRing(other).waitFor();
    expect(await readScore(other)).toBe(score);
    await other.goto('/cv-crafting');
    await other.getByText('Il vous reste 2 analyses sur 3').waitFor();
  }));

test('a link to the analysis of somebody else shows nothing of it', () =>
  asPerson(async (owner) => {
    await signUpAside(owner);
    await analyseCv(owner.page, pair);
    const address = owner.page.url();
    await asPerson(async (stranger) => {
      await signUpAside(stranger);
      await stranger.page.goto(address);
      await stranger.page.getByText('Introuvable').waitFor();
      await stranger.seeScreen('analysis-of-another');
      await stranger.context.clearCookies();
      await stranger.page.goto(address);
      await stranger.page.getByText('Connexion requise').waitFor();
      await stranger.seeScreen('analysis-signed-out');
    });
  }));
