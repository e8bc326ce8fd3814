import { findChromium } from '@coach/e2e/find-chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

type Audited = {
  /** 0 to 100, of the categories that were asked for. */
  scores: Partial<Record<Category, number>>;
  /** Milliseconds. */
  largestPaint: number | null;
  /** What took points, as `category: audit`. */
  faults: string[];
};

/** Looks at a page as the phone that Lighthouse simulates, in a browser of its own that has seen nothing before. */
export async function auditPage(url: string, asked: readonly Category[] = categories): Promise<Audited> {
  const { executablePath, args, env } = await findChromium();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...args],
    envVars: { ...process.env, ...env },
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...asked], logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
    const { audits } = result.lhr;
    const found = asked.map((category) => ({ category, ...result.lhr.categories[category] }));
    return {
      scores: Object.fromEntries(found.map(({ category, score }) => [category, 100 * (score ?? 0)])),
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? null,
      faults: found.flatMap(({ category, auditRefs = [] }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${id}`),
      ),
    };
  } finally {
    chrome.kill();
  }
}
