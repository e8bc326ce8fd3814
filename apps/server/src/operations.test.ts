import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentNames } from './config/env.ts';
import { createMetrics } from './http/metrics.ts';
import { createModelMetrics } from './ports/models/model-metrics.ts';
import { createJobMetrics } from './work/job-metrics.ts';

const sources = fileURLToPath(new URL('.', import.meta.url));
const docs = path.join(sources, '../../../docs');
const guide = readFileSync(path.join(docs, 'operations.md'), 'utf8');
const readme = readFileSync(path.join(docs, '../README.md'), 'utf8');

async function toldMetrics(): Promise<string[]> {
  const away = { execute: () => Promise.reject(new Error('away')) };
  const metrics = createMetrics(createModelMetrics().registry, createJobMetrics(away as never));
  return [...(await metrics.text()).matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
}

/** The names in the first column of the table below a heading. */
function tableBelow(heading: string): string[] {
  const [, section = ''] = guide.split(`## ${heading}\n`);
  const table = section.split('\n## ')[0] ?? '';
  return [...table.matchAll(/^\| `(.+?)` \|/gm)].map(([, name = '']) => name);
}

test('the guide names every metric that is ours, and none that is not told', async () => {
  const told = await toldMetrics();
  const own = told.filter((name) => !/^(?:process|nodejs)_/.test(name));
  expect(tableBelow('Metrics').sort()).toEqual(own.sort());
});

test('every alert asks about metrics that are told, and leads to a place in the guide', async () => {
  const told = new Set(await toldMetrics());
  const { groups } = parse(readFileSync(path.join(docs, 'alerts.yml'), 'utf8'));
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text.toLowerCase().replaceAll(' ', '-'));
  const rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] = groups[0].rules;
  expect(rules.length).toBeGreaterThan(8);
  for (const { alert, expr, annotations } of rules) {
    const named = [...expr.matchAll(/\b([a-z0-9_]+)\{/g)].map(([, name = '']) => name.replace(/_bucket$/, ''));
    expect([alert, named.length > 0]).toEqual([alert, true]);
    expect(named.filter((name) => name !== 'up' && !told.has(name))).toEqual([]);
    const [file, anchor] = annotations.runbook.split('#');
    expect([alert, file, headings.includes(anchor ?? '')]).toEqual([alert, 'docs/operations.md', true]);
    expect(annotations.summary).toMatch(/^[A-Z].{10,}/);
  }
});

test('every variable is explained, in the README or in the guide', () => {
  const explained = readme + guide;
  // Where a test plays the other side.
  const forTests = ['GOOGLE_ISSUER', 'STRIPE_API_BASE'];
  const missing = environmentNames.filter((name) => !explained.includes(`\`${name}\``) && !forTests.includes(name));
  expect(missing).toEqual([]);
});

test('the lines of the log that the guide tells to look for are written somewhere', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const text = files.map((name) => readFileSync(path.join(sources, name), 'utf8')).join('\n');
  const lines = tableBelow('Log');
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => !text.includes(`'${line}'`))).toEqual([]);
});
