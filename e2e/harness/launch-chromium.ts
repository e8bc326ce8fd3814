import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** A headless Chromium; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, args, env } = await findChromium();
  // People’s machines know accents; without a locale of its own, Chromium calls every accented download « download ».
  const locale = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
  return chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...locale, ...env } as Record<string, string>,
  });
}
