import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Whether it has the focus this moment. */
export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Waits until it has the focus: a dialog gives it back after it has gone. */
export const hasFocus = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true);
