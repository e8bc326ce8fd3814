import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** A headless Chromium; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } as Record<string, string> });
}
