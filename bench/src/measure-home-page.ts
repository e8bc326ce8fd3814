import { launchChromium } from '@coach/e2e/launch-chromium';
import { startServer } from '@coach/e2e/start-server';
import type { Figure } from './figures.ts';

/** Bytes that a first visit of the home page transfers, headers included, and the number of requests. */
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
    return [
      { name: 'home page transferred (kB)', value: sizes.reduce((sum, size) => sum + size, 0) / 1_000, target: 120 },
      { name: 'home page requests', value: sizes.length },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
