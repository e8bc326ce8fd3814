import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { settle } from './expect-accessible.ts';

const folder = fileURLToPath(new URL('../screenshots', import.meta.url));

/** With SCREENSHOTS=1, keeps the page as it stands on a phone and on a wide screen, in light and in dark. */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await mkdir(folder, { recursive: true });
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
    }
  }
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Keeps what the page looked like when a journey failed; `name` says which. */
export async function keepFailure(page: Page, name: string): Promise<void> {
  await mkdir(join(folder, 'failed'), { recursive: true });
  await page.screenshot({ path: join(folder, 'failed', `${name}.png`), fullPage: true }).catch(() => undefined);
}
