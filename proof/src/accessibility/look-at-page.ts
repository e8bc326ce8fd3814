import type { BrowserContext, Page } from 'playwright-core';
import { findStructureFaults, structureRules } from './find-structure-faults.ts';
import { runAxe } from './run-axe.ts';
import type { SamplePage } from './sample.ts';
import { stretch } from './stretch.ts';
import { readTree } from './tree-faults.ts';
import { walkWithKeys } from './walk-with-keys.ts';

/** What was done on one page, as counts, and what was found against it. */
export type Look = {
  axeRules: number;
  ownRules: number;
  controls: number;
  stops: number;
  faults: Record<'axe' | 'dark' | 'structure' | 'tree' | 'unseen' | 'unreached' | 'traps' | 'stretched', string[]>;
};

/** Opens a page of the sample, waits for all of it, and looks at it in every way there is. */
export async function lookAtPage(context: BrowserContext, { path }: SamplePage): Promise<Look> {
  const page = await context.newPage();
  try {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return await lookAt(page);
  } finally {
    await page.close();
  }
}

async function lookAt(page: Page): Promise<Look> {
  const axe = await runAxe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runAxe(page, true);
  await page.emulateMedia({ colorScheme: 'light' });
  const structure = await findStructureFaults(page);
  const tree = await readTree(page);
  const { stops, unseen, unreached, traps } = await walkWithKeys(page);
  const stretched = await stretch(page);
  return {
    axeRules: axe.rules + dark.rules,
    ownRules: structureRules,
    controls: tree.controls,
    stops,
    faults: {
      axe: axe.violations,
      dark: dark.violations,
      structure,
      tree: tree.faults,
      unseen,
      unreached,
      traps,
      stretched,
    },
  };
}
