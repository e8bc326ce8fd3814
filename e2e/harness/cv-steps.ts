import type { Locator, Page } from 'playwright-core';

export type Bring = { cv: string; offer?: string };

/** From /cv-crafting to the screen that shows what was understood. */
export async function bringCv(page: Page, { cv, offer = '' }: Bring): Promise<void> {
  await page.goto('/cv-crafting');
  await page.getByLabel('Fichier de votre CV').setInputFiles(cv);
  await page.getByLabel(/Texte de l.offre/).fill(offer);
  await page.getByRole('button', { name: 'Analyser mon CV' }).click();
  await reviewHeading(page).waitFor();
}

/** From what was understood to the result; resolves with the score. */
export async function confirmAndAnalyse(page: Page): Promise<number> {
  await page.getByRole('button', { name: /C.est juste, analyser/ }).click();
  await scoreRing(page).waitFor();
  return readScore(page);
}

export async function analyseCv(page: Page, bring: Bring): Promise<number> {
  await bringCv(page, bring);
  return confirmAndAnalyse(page);
}

export function reviewHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: 'Voici ce que nous avons compris' });
}

/** The score that the ring shows now. */
export async function readScore(page: Page): Promise<number> {
  const name = await scoreRing(page).getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0]);
}

export function scoreRing(page: Page): Locator {
  return page.getByRole('img', { name: /^Score/ }).first();
}
