import { startServer } from '@coach/e2e/start-server';
import { auditPage } from './audit-page.ts';
import type { Figure } from './figures.ts';
import { percentile } from './figures.ts';

const runs = 5;

/** Largest contentful paint of the home page on the phone that Lighthouse simulates, median of five. */
export async function measureLighthouse(): Promise<Figure[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } });
  try {
    const paints: number[] = [];
    for (let run = 0; run < runs; run += 1) paints.push(await largestPaint(`${server.origin}/`));
    return [{ name: 'home page, simulated phone, LCP (ms)', value: percentile(paints, 0.5), target: 1_600 }];
  } finally {
    await server.stop();
  }
}

async function largestPaint(url: string): Promise<number> {
  const { largestPaint } = await auditPage(url, ['performance']);
  if (largestPaint === null) throw new Error('Lighthouse found no largest contentful paint');
  return largestPaint;
}
