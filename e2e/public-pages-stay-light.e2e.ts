import { expect, test } from 'vitest';
import { asPerson } from './harness/as-person.ts';

/** Bytes on the wire, headers included: all that a first visit of a public page may cost (issue 4). */
const budget = 110_000;
const pages = [
  '/',
  '/a-propos',
  '/conseils',
  '/conseils/trouver-l-etape-qui-bloque',
  '/resources',
  '/subscriptions',
  '/mentions-legales',
  '/confidentialite',
  '/cookies',
  '/accessibilite',
  '/nulle-part',
];

test.each(pages)('%s stays within its budget, to be read and once it is woken', (path) =>
  asPerson(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    let transferred = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.addInitScript(() => addEventListener('coach:awake', () => Object.assign(window, { awake: true })));
    await page.goto(path, { waitUntil: 'networkidle' });
    const asleep = transferred;
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('window.awake'), { timeout: 40_000 }).toBe(true);
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
    expect(transferred, 'what wakes the page was counted').toBeGreaterThan(asleep);
    expect(transferred, `${asleep} asleep`).toBeLessThanOrEqual(budget);
  }),
);
