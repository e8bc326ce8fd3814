import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { launchChromium } from './launch-chromium.ts';
import { keepFailure, takeScreenshots } from './take-screenshots.ts';
import { watchPage } from './watch-page.ts';

export type Person = {
  page: Page;
  context: BrowserContext;
  origin: string;
  /** Checks the screen as it stands (axe, light and dark) and keeps it under this name. */
  seeScreen: (name: string) => Promise<void>;
  /** Another tab of the same browser, watched as the first. */
  openTab: () => Promise<Page>;
};

let running: Promise<Browser> | undefined;

/** One for all journeys of a worker, which it ends with; another where one has died. */
async function browserOfWorker(): Promise<Browser> {
  if (running && !(await running).isConnected()) running = undefined;
  running ??= launchChromium();
  return running;
}

/**
 * Runs a journey in a browser of its own: own cookies, own address. Fails, after the journey, for anything
 * that must never happen on a page. `baseURL` names another server than the one all journeys share.
 */
export async function asPerson(
  journey: (person: Person) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const browser = await browserOfWorker();
  const origin = options.baseURL ?? inject('origin');
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
    ...options,
  });
  context.setDefaultTimeout(40_000);
  const watched: Promise<string[]>[] = [];
  const openTab = async () => {
    const page = await context.newPage();
    watched.push(watchPage(page));
    await watched.at(-1);
    return page;
  };
  const page = await openTab();
  const seeScreen = async (name: string) => {
    await expectAccessible(page);
    await takeScreenshots(page, name);
  };
  try {
    await journey({ page, context, origin, seeScreen, openTab });
    expect((await Promise.all(watched)).flat(), 'what happened on the pages').toEqual([]);
  } catch (error) {
    await keepFailure(page, `${nameOfTest()}-${randomInt(1e6)}`);
    throw error;
  } finally {
    await context.close();
  }
}

function nameOfTest(): string {
  return (expect.getState().currentTestName ?? 'journey').replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
