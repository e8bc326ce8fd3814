import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';

/** 1009 is what a scrollbar leaves of 1024. */
const widths = [1009, 1024, 1152, 1280, 1440];

/** Every link of the bar is in sight, its words on one line, and nothing goes beyond the edge. */
async function expectOneLine(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const links = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');
    await links.last().waitFor();
    const lines = await links.evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.firstElementChild ?? element);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return `${element.textContent}: ${new Set(tops).size}`;
      }),
    );
    expect(lines, `at ${width}`).toEqual([
      'Accueil: 1',
      'CV\u00a0& Lettres: 1',
      'Coaching Entretien: 1',
      'Conseils Carrière: 1',
      'Ressources\u00a0& Communauté: 1',
      'À propos: 1',
      'Tarifs: 1',
    ]);
    expect(await page.evaluate('document.documentElement.scrollWidth'), `at ${width}`).toBeLessThanOrEqual(width);
  }
}

test('the bar holds on one line for a visitor', () =>
  asPerson(async ({ page }) => {
    await page.goto('/');
    await expectOneLine(page);
  }));

test('and for who is signed in, whatever the plan is called, which the menu tells where the bar has no room', () =>
  asPerson(async (person) => {
    const { page } = person;
    const { email } = await signUpAside(person);
    await setTier(email, 'professional');
    await page.goto('/cv-crafting');
    await page.getByRole('button', { name: 'Mon compte' }).waitFor();
    await expectOneLine(page);
    const plan = page.getByText('Professional', { exact: true }).filter({ visible: true });
    expect(await plan.count()).toBe(1);
    await page.setViewportSize({ width: 1024, height: 700 });
    expect(await plan.count()).toBe(0);
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await plan.waitFor();
  }));

test('on a phone the tabs of the page stand in one row, and arrows lead from one to the next', () =>
  asPerson(async (person) => {
    const { page } = person;
    await signUpAside(person);
    await page.goto('/cv-crafting');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const tabs = page.getByRole('tab');
      await tabs.last().waitFor();
      const boxes = await tabs.evaluateAll((elements) => elements.map((each) => each.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(3);
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size, `rows at ${width}`).toBe(1);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
    }
    await page.getByRole('tab', { name: 'Analyse CV' }).focus();
    for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('tab', { name: 'Modèles' }).getAttribute('aria-selected')).toBe('true');
  }));
