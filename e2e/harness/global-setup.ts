import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { fixturePair } from './fixture-pair.ts';
import { startOfferSite } from './start-offer-site.ts';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    dataDir: string;
    /** Of a site with the offer of `fixtures/pairs/comptable`, which the server may visit. */
    offerSite: string;
  }
}

/** One server for all journeys: each journey has persons of its own. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  const site = await startOfferSite(fixturePair('comptable', 'doc').offer);
  // Every browser context passes for another address, so that the throttles see persons and not one machine.
  const server = await startServer({
    // The site is on this machine, which the server would rightly refuse to visit.
    env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn', FETCH_ALLOW_HOSTS: site.host },
  });
  project.provide('origin', server.origin);
  project.provide('dataDir', server.dataDir);
  project.provide('offerSite', site.origin);
  return async () => {
    await server.stop();
    await site.stop();
  };
}
