import { auditPage, type Category, categories } from '@coach/bench/audit-page';
import { percentile } from '@coach/bench/figures';
import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { answered200 } from './answered-200.ts';
import { publicPages } from './public-pages.ts';

/** Issue 11: on a phone, on every public page. */
const least: Record<Category, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Odd, for the median; the simulated phone is no steadier than the machine. */
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

/** Answered 404, which no search engine keeps: it is looked at as if it were found, and SEO is not asked of it. */
const notFound = '/404';

type Page = { path: string; scores: Record<Category, number>; faults: string[] };

/** Lighthouse’s four scores of every public page, the median of each page’s runs. */
export async function proveLighthouse(): Promise<Finding[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } });
  const found = await answered200(server.origin);
  try {
    const pages: Page[] = [];
    for (const path of publicPages()) pages.push(await lookAt(path === notFound ? found.origin : server.origin, path));
    return [
      { name: 'public pages', value: pages.length },
      { name: 'runs of each, of which the median counts', value: runs },
      ...categories.flatMap((category) => findings(pages, category)),
    ];
  } finally {
    found.stop();
    await server.stop();
  }
}

async function lookAt(origin: string, path: string): Promise<Page> {
  const audits: Awaited<ReturnType<typeof auditPage>>[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditPage(origin + path));
  const median = (category: Category) =>
    percentile(
      audits.map(({ scores }) => scores[category] ?? 0),
      0.5,
    );
  const scores = Object.fromEntries(categories.map((category) => [category, median(category)]));
  const page = { path, scores: scores as Record<Category, number>, faults: audits.flatMap(({ faults }) => faults) };
  if (categories.some((category) => isAsked(page, category) && page.scores[category] < least[category]))
    process.stderr.write(`  ${path}: ${[...new Set(page.faults)].join(', ')}\n`);
  return page;
}

function isAsked({ path }: Page, category: Category): boolean {
  return path !== notFound || category !== 'seo';
}

function findings(pages: Page[], category: Category): Finding[] {
  const asked = pages.filter((page) => isAsked(page, category));
  const [worst] = [...asked].sort((a, b) => a.scores[category] - b.scores[category]);
  const bound = { atLeast: least[category] };
  const missing = asked.filter(({ scores }) => scores[category] < least[category]).length;
  return [
    { name: `Lighthouse ${category}, the worst page (${worst?.path})`, value: worst?.scores[category] ?? 0, bound },
    { name: `Lighthouse ${category}: pages below ${least[category]}`, value: missing },
  ];
}
