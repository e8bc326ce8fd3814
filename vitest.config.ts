import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/run/slow-first.ts';

const seconds = 1000;

/** Node runs these sources as it does in the product, without a transformation of each file before. */
const native = { viteModuleRunner: false };

/** The engine has thousands of patterns: interpreted before they are compiled, they take a fifth of its time more. */
const patternsCompiled = ['--no-regexp-tier-up'];

export default defineConfig({
  test: {
    // The machines this must run on have two cores.
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'eval/**/*.test.ts', 'proof/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 30 * seconds,
          hookTimeout: 30 * seconds,
          maxWorkers: 2,
          // Pure functions: one loading of the engine’s vocabularies serves the files of a worker.
          isolate: false,
          execArgv: patternsCompiled,
          experimental: native,
        },
      },
      {
        test: {
          name: 'unit-apps',
          include: ['apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.api.test.ts', '**/*.limit.test.ts'],
          testTimeout: 30 * seconds,
          maxWorkers: 2,
          // Half of their time was loading the same modules again.
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/server/**/*.{api,limit}.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 180 * seconds,
          hookTimeout: 60 * seconds,
          // Databases, mails and killed processes are waited for.
          maxWorkers: 3,
          // Every file has an application and a database of its own; the modules are loaded once a worker.
          isolate: false,
          execArgv: patternsCompiled,
          experimental: native,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/harness/global-setup.ts'],
          testTimeout: 240 * seconds,
          hookTimeout: 60 * seconds,
          // As long as the browser is waited for.
          expect: { poll: { timeout: 40 * seconds } },
          // A journey waits for pages half of its time.
          maxWorkers: 3,
          // Every journey has a browser context of its own; one browser serves the files of a worker.
          isolate: false,
          experimental: native,
        },
      },
    ],
  },
});
