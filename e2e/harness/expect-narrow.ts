import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';

/** At 320 px nothing goes beyond the edge, and axe finds nothing in light nor in dark (WCAG 2.2, 1.4.10). */
export async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 720 });
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth'), `width of ${page.url()}`).toBeLessThanOrEqual(
    320,
  );
  await page.setViewportSize(size);
}
