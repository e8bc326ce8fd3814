import { launchChromium } from '@coach/e2e/launch-chromium';
import { startServer } from '@coach/e2e/start-server';
import type { Browser } from 'playwright-core';
import type { Finding } from '../finding.ts';
import { checkFiles } from './check-files.ts';
import { compareStatement } from './compare-statement.ts';
import { fillAccount } from './fill-account.ts';
import { type Look, lookAtPage } from './look-at-page.ts';
import { ownSample, publicSample } from './sample.ts';

/** Part `accessibility`: the sample of pages of the declaration, looked at in a real browser; the files; the table. */
export async function proveAccessibility(): Promise<Finding[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
  const browser = await launchChromium();
  try {
    const options = { baseURL: server.origin, locale: 'fr-FR', viewport: { width: 1280, height: 900 } };
    const context = () => browser.newContext({ ...options, reducedMotion: 'reduce' });
    const [visitor, member] = [await context(), await context()];
    const its = await fillAccount(member.request, server);
    const rest = [...publicSample, ...ownSample(its)];
    const looks: Look[] = [];
    const lookAtRest = async () => {
      for (let page = rest.shift(); page; page = rest.shift())
        looks.push(await told(page.name, lookAtPage(page.isPublic ? visitor : member, page)));
    };
    await Promise.all([lookAtRest(), lookAtRest()]);
    const { files, faults } = await checkFiles(member.request, its);
    for (const fault of faults) process.stderr.write(`  ${fault}\n`);
    return [
      ...(await compareStatement(server.origin)),
      ...summarise(looks),
      { name: 'files made of a CV and a letter (PDF, DOCX, DOC)', value: files },
      { name: 'files without language, title, headings or tags', value: faults.length, bound: { exactly: 0 } },
    ];
  } finally {
    await close(browser);
    await server.stop();
  }
}

/** What was found is told at once, page by page, for who has to mend it. */
async function told(name: string, look: Promise<Look>): Promise<Look> {
  const { faults, ...rest } = await look;
  for (const each of Object.values(faults).flat()) process.stderr.write(`  ${name}: ${each}\n`);
  return { faults, ...rest };
}

function summarise(looks: readonly Look[]): Finding[] {
  const sum = (count: (look: Look) => number) => looks.reduce((total, look) => total + count(look), 0);
  const none = (name: string, ...kinds: (keyof Look['faults'])[]): Finding => ({
    name,
    value: sum(({ faults }) => kinds.reduce((total, kind) => total + faults[kind].length, 0)),
    bound: { exactly: 0 },
  });
  return [
    { name: 'pages visited', value: looks.length, bound: { atLeast: 60 } },
    { name: 'axe rules × pages, light and dark', value: sum(({ axeRules }) => axeRules) },
    none('axe violations', 'axe', 'dark'),
    { name: 'own rules of structure × pages', value: sum(({ ownRules }) => ownRules) },
    none('faults of structure, language, forms or links', 'structure'),
    { name: 'controls and regions in the accessibility tree', value: sum(({ controls }) => controls) },
    none('of them without a name or a state', 'tree'),
    { name: 'stops of the keyboard', value: sum(({ stops }) => stops) },
    none('stops without visible focus', 'unseen'),
    none('controls that the keyboard never reaches', 'unreached'),
    none('traps of the keyboard', 'traps'),
    none('faults at 320 px, with text at 200 % or spaced', 'stretched'),
  ];
}

/** However the pages ended. */
async function close(browser: Browser): Promise<void> {
  await browser.close().catch(() => undefined);
}
