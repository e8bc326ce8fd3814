import { findCovered, findOverlaps } from '@coach/e2e/find-covered';
import type { Page } from 'playwright-core';

const wide = { width: 1280, height: 900 };

/** The page in the ways people bend it: a phone's width, letters twice as large, wider spacing. Faults by criterion. */
export async function stretch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const note = async (criterion: string) => {
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) faults.push(`${criterion} ${beyond} px beyond the edge`);
    for (const each of await page.evaluate(findOverlaps)) faults.push(`${criterion} one over the other: ${each}`);
  };
  await page.setViewportSize({ width: 320, height: 720 });
  await note('10.11');
  await page.setViewportSize(wide);
  const clippedBefore = new Set(await page.evaluate(findClipped));
  const noteClipped = async (criterion: string) => {
    for (const text of await page.evaluate(findClipped))
      if (!clippedBefore.has(text)) faults.push(`${criterion} cut off: ${text}`);
  };
  await page.evaluate(setSpacing, true);
  await note('10.12');
  await noteClipped('10.12');
  await page.evaluate(setSpacing, false);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await note('10.4');
  await noteClipped('10.4');
  for (const each of await page.evaluate(findCovered)) faults.push(`10.4 out of reach: ${each}`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return faults;
}

/** Runs in the page: the spacing of WCAG 1.4.12, on or off. */
function setSpacing(on: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = on ? [sheet] : [];
}

/** Runs in the page: text that its box hides a part of. */
function findClipped(): string[] {
  const clipped: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (!element.checkVisibility() || element.closest('.sr-only, [aria-hidden="true"]') || position === 'absolute')
      continue;
    const isCut =
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 2);
    if (isCut && element.textContent?.trim() && element.clientHeight > 1)
      clipped.push(element.textContent.trim().slice(0, 60));
  }
  return clipped;
}
