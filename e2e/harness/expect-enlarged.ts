import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findCovered, findOverlaps } from './find-covered.ts';

/** The size of letters, in percent, as a person sets it in their browser. */
export async function setLetters(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/** Fails where something goes beyond the edge, lies over something else, or cannot be pressed. */
export async function expectUsable(page: Page): Promise<void> {
  const at = `${page.url()}, ${page.viewportSize()?.width} pixels wide`;
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(beyond), `beyond the edge of ${at}`).toBeLessThanOrEqual(0);
  expect(await page.evaluate(findCovered), `out of reach on ${at}`).toEqual([]);
  expect(await page.evaluate(findOverlaps), `one over the other on ${at}`).toEqual([]);
}
