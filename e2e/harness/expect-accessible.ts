import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails unless axe finds nothing against the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect(await violationsOn(page, colorScheme), `axe, ${colorScheme}, ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The page is the same in both schemes but for its colours: in dark, only the rules that look at them run again. */
const rules = { light: {}, dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } };

async function violationsOn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const options = JSON.stringify({ resultTypes: ['violations'], ...rules[colorScheme] });
  // What was looked at without a finding is long: it stays in the page.
  const found = `axe.run(document, ${options}).then(({ violations }) => violations)`;
  const violations = (await page.evaluate(found)) as Result[];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${any[0]?.message ?? ''}`),
  );
}

/** Colours in the middle of a transition are no colours to judge. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
  });
}
