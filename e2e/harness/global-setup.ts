import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    dataDir: string;
  }
}

/** One server for all journeys: each journey has persons of its own. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  // Every browser context passes for another address, so that the throttles see persons and not one machine.
  const server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn' } });
  project.provide('origin', server.origin);
  project.provide('dataDir', server.dataDir);
  return server.stop;
}
