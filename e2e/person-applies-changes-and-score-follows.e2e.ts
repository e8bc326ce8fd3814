import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { analyseCv, readScore, scoreRing } from './harness/cv-steps.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';

const pair = fixturePair('developpeuse-web', 'pdf');

test('a person proves a missing keyword, the score follows at once, and everything can be taken back', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    const before = await analyseCv(page, pair);

    const have = page.getByRole('button', { name: /^Je l.ai : / }).first();
    const term = ((await have.getAttribute('aria-label')) ?? '').replace(/^[^:]*:\s*/u, '');
    await have.click();
    // The same term may already be asked for among the first changes: the form just opened has the focus.
    const form = page.locator('form:focus-within');
    await form.getByRole('textbox').fill(`Pratique quotidienne de ${term} pendant trois ans.`);
    await seeScreen('result-proving-keyword');
    await form.getByRole('button', { name: 'Ajouter à mon CV' }).click();
    await page.getByText('1 changement apporté').waitFor();
    const after = await readScore(page);
    expect(after).toBeGreaterThanOrEqual(before);
    await seeScreen('result-after-change');

    await page.reload();
    await scoreRing(page).waitFor();
    expect(await readScore(page)).toBe(after);

    await page.getByText('1 changement apporté').click();
    await page.getByRole('button', { name: /^Rétablir Compétence/ }).click();
    await page.getByText('1 changement apporté').waitFor({ state: 'detached' });
    expect(await readScore(page)).toBe(before);
  }));

test('a person sets a keyword aside that does not concern them, and takes it up again', () =>
  asPerson(async (person) => {
    const { page } = person;
    await signUpAside(person);
    const before = await analyseCv(page, pair);
    await page
      .getByRole('button', { name: /^Hors sujet : / })
      .first()
      .click();
    await page.getByText('1 écarté').waitFor();
    const aside = await readScore(page);
    expect(aside).toBeGreaterThanOrEqual(before);
    await page.goto('/cv-crafting');
    await page.getByText('Il vous reste 2 analyses sur 3').waitFor();
  }));

test('every criterion shows its points and the line that proves it', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await analyseCv(page, pair);
    const families = page.getByRole('region', { name: /D.où viennent vos points/ });
    for (const family of ['Identité et contact', 'Lisibilité', 'Rédaction', 'Correspondance', 'Parcours']) {
      await families.locator('summary').filter({ hasText: family }).click();
    }
    await families.getByText('Acquis').first().waitFor();
    await seeScreen('result-families');
    await families
      .getByRole('button', { name: /Montrer dans le texte/ })
      .first()
      .click();
    await page.locator('mark').first().waitFor();
  }));
