import type { Page } from 'playwright-core';
import { pageRules } from './page-rules.ts';
import { selectorRules } from './selector-rules.ts';

export const structureRules = selectorRules.length + pageRules.length;

/** What our own rules find against the page as it stands. */
export async function findStructureFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(
    (rules) =>
      rules.flatMap(({ criteria, what, selector }) =>
        [...document.querySelectorAll(selector)].map((each) => `${criteria}: ${what}: ${each.outerHTML.slice(0, 120)}`),
      ),
    [...selectorRules],
  );
  for (const rule of pageRules) faults.push(...(await page.evaluate(rule)));
  return faults;
}
