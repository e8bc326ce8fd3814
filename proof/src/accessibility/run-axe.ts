import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Four that axe leaves off unless they are asked for. */
const alsoOn = ['css-orientation-lock', 'label-content-name-mismatch', 'table-fake-caption', 'td-has-header'];
const everything = { rules: Object.fromEntries(alsoOn.map((rule) => [rule, { enabled: true }])) };
const ofColours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

export type AxeRun = {
  /** Rules that were run against the page, and found something to look at or not. */
  rules: number;
  violations: string[];
  /** What axe leaves to a person, as `rule: element`. */
  undecided: string[];
};

/** The rules of axe over the page as it stands; `coloursOnly` for the second look, in dark. */
export async function runAxe(page: Page, coloursOnly = false): Promise<AxeRun> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const options = JSON.stringify(coloursOnly ? ofColours : everything);
  const { violations, incomplete, passes, inapplicable } = (await page.evaluate(
    `axe.run(document, ${options})`,
  )) as AxeResults;
  const lines = (found: AxeResults['violations']) =>
    found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  return {
    rules: violations.length + incomplete.length + passes.length + inapplicable.length,
    violations: lines(violations),
    undecided: lines(incomplete),
  };
}
