import { setTimeout as wait } from 'node:timers/promises';
import { launchChromium } from '@coach/e2e/launch-chromium';
import { startServer } from '@coach/e2e/start-server';
import type { Figure } from './figures.ts';

/** Bytes that a first visit of the home page transfers, headers included: to read it, and once a press has woken it. */
export async function measureHomePage(): Promise<Figure[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    const sizes: number[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
    await session.send('Network.enable');
    await page.goto(`${server.origin}/`, { waitUntil: 'networkidle' });
    const toRead = kilobytes(sizes);
    await page.keyboard.press('Tab');
    await untilQuiet(sizes);
    return [
      { name: 'home page transferred, to read it (kB)', value: toRead, target: 120 },
      { name: 'home page transferred, in all (kB)', value: kilobytes(sizes), target: 120 },
      { name: 'home page requests, in all', value: sizes.length },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

function kilobytes(sizes: number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

/** Until two seconds pass without anything loaded. */
async function untilQuiet(sizes: number[]): Promise<void> {
  let seen = -1;
  while (seen !== sizes.length) {
    seen = sizes.length;
    await wait(2_000);
  }
}
