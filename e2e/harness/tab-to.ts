import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFocused } from './has-focus.ts';

/** Presses Tab until the element has the focus, as someone without a mouse does, or backwards; fails after a hundred. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  await dialogTakesFocus(target);
  for (let pressed = 0; pressed < 100; pressed += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  expect.fail(`Tab does not reach ${target}`);
}

/** A dialog takes the focus a moment after it is drawn: keys pressed before then go astray, as a person would see. */
async function dialogTakesFocus(target: Locator): Promise<void> {
  await expect
    .poll(
      () => target.evaluate((element) => element.closest('[role="dialog"]')?.contains(document.activeElement) ?? true),
      { timeout: 40_000 },
    )
    .toBe(true);
}
