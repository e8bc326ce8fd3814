import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses Tab until the element has the focus, as someone without a mouse does; fails after eighty. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`Tab does not reach ${target}`);
}
