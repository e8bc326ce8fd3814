import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findZoneFaults } from './find-zone-faults.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const exported = { './*': './src/*.ts' };
const skeleton = {
  'packages/contracts/package.json': JSON.stringify({ name: '@coach/contracts', exports: exported }),
  'packages/engine/package.json': JSON.stringify({ name: '@coach/engine', exports: exported }),
  'packages/documents/package.json': JSON.stringify({ name: '@coach/documents', exports: exported }),
  'apps/server/package.json': JSON.stringify({ name: '@coach/server' }),
  'apps/web/package.json': JSON.stringify({ name: '@coach/web' }),
  'packages/contracts/src/cv.ts': `import { z } from 'zod';\nexport const cv = z.string();\n`,
  'packages/engine/src/analyse.ts': `import type { cv } from '@coach/contracts/cv';\nexport const analyse = (text: typeof cv) => text;\n`,
  'apps/server/src/features/usage/reserve-usage.ts': 'export const reserveUsage = () => 1;\n',
  'apps/server/src/features/usage/queries.ts': 'export const findUsage = () => 1;\n',
  'apps/server/src/features/letters/write-letter.ts': 'export const writeLetter = () => 1;\n',
  'apps/server/src/db/schema/usage.ts': 'export const usage = {};\n',
  'apps/server/src/db/schema/cv.ts': 'export const cvs = {};\n',
  'apps/server/src/testing/context.ts': 'export const context = {};\n',
  'apps/web/src/features/cv/CvTab.tsx': 'export const CvTab = () => <p />;\n',
};

/** Faults of the skeleton, which has none, with these files added. */
function faultsWith(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'zones-'));
  roots.push(root);
  for (const [path, text] of Object.entries({ ...skeleton, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return findZoneFaults(root);
}

test.each([
  [
    'a foundation verb from a product feature',
    'apps/server/src/features/cv/analyse-cv.ts',
    '../usage/reserve-usage.ts',
  ],
  ['the own tables of a feature', 'apps/server/src/features/cv/queries.ts', '../../db/schema/cv.ts'],
  ['a package by its name', 'apps/server/src/features/cv/analyse-cv.ts', '@coach/engine/analyse'],
  ['test support from a test', 'apps/server/src/features/cv/cv.api.test.ts', '../../testing/context.ts'],
  ['a list of words from the engine', 'packages/engine/src/read.ts', 'french-words-gender-lefff/dist/words.json'],
  ['any feature from the top', 'apps/server/src/app.ts', './features/usage/queries.ts'],
  [
    'a product feature from a page that puts features together',
    'apps/web/src/features/home/HomePage.tsx',
    '../cv/CvTab.tsx',
  ],
])('allows %s', (_what, from, specifier) => {
  expect(faultsWith({ [from]: `import '${specifier}';\n` })).toEqual([]);
});

test.each([
  [
    'an application from a package',
    'packages/documents/src/read.ts',
    '../../../apps/server/src/db/schema/cv.ts',
    /not by its path/,
  ],
  [
    'the server from the web app',
    'apps/web/src/lib/x.ts',
    '@coach/server/src/db/schema/cv',
    /nothing imports an application/,
  ],
  ['a package by its path', 'apps/server/src/app.ts', '../../../packages/engine/src/analyse.ts', /by its name/],
  ['a Node module from the engine', 'packages/engine/src/read.ts', 'node:fs', /the engine is pure/],
  ['an npm package from the engine', 'packages/engine/src/read.ts', 'zod', /the engine is pure/],
  [
    'documents from the engine',
    'packages/engine/src/read.ts',
    '@coach/documents/read',
    /no such file|contracts and nothing else/,
  ],
  ['the engine from contracts', 'packages/contracts/src/x.ts', '@coach/engine/analyse', /zod and nothing else/],
  [
    'a product feature from another',
    'apps/server/src/features/cv/x.ts',
    '../letters/write-letter.ts',
    /do not know each other/,
  ],
  [
    'a product feature from a foundation one',
    'apps/server/src/features/usage/x.ts',
    '../letters/write-letter.ts',
    /foundation feature/,
  ],
  ['the queries of another feature', 'apps/server/src/features/cv/x.ts', '../usage/queries.ts', /through its verbs/],
  [
    'the tables of another feature',
    'apps/server/src/features/cv/x.ts',
    '../../db/schema/usage.ts',
    /belong to another feature/,
  ],
  [
    'a feature from the database folder',
    'apps/server/src/db/x.ts',
    '../features/usage/reserve-usage.ts',
    /imports no feature/,
  ],
  ['test support from the product', 'apps/server/src/app.ts', './testing/context.ts', /for tests/],
  [
    'a feature from the building blocks',
    'apps/web/src/ui/Card.tsx',
    '../features/cv/CvTab.tsx',
    /ui\/ imports no feature/,
  ],
  ['the router from the building blocks', 'apps/web/src/ui/Card.tsx', 'react-router', /no router/],
  ['a file that is not there', 'apps/server/src/app.ts', './gone.ts', /no such file/],
])('refuses %s', (_what, from, specifier, reason) => {
  expect(faultsWith({ [from]: `import '${specifier}';\n` })).toEqual([expect.stringMatching(reason)]);
});

test.each([
  ['a re-export', `export { reserveUsage as x } from '../letters/write-letter.ts';`],
  ['a type', `import type { X } from '../letters/write-letter.ts';`],
  ['an import on demand', `export const later = () => import('../letters/write-letter.ts');`],
])('sees %s as well', (_what, line) => {
  expect(faultsWith({ 'apps/server/src/features/cv/x.ts': `${line}\n` })).toHaveLength(1);
});

test('does not take words in strings and comments for imports', () => {
  const text = `// import '../letters/write-letter.ts';\nexport const example = "import '../letters/write-letter.ts'";\n`;
  expect(faultsWith({ 'apps/server/src/features/cv/x.ts': text })).toEqual([]);
});

test('finds a cycle, and lets types refer to each other', () => {
  const one = 'packages/engine/src/one.ts';
  const two = 'packages/engine/src/two.ts';
  expect(faultsWith({ [one]: `import './two.ts';\n`, [two]: `import './one.ts';\n` })).toEqual([
    `cycle: ${one} → ${two} → ${one}`,
  ]);
  const typed = { [one]: `import './two.ts';\n`, [two]: `import type { One } from './one.ts';\n` };
  expect(faultsWith(typed)).toEqual([]);
});

test('asks for a rank when a server feature appears that has none', () => {
  expect(faultsWith({ 'apps/server/src/features/games/play.ts': 'export const play = 1;\n' })).toEqual([
    expect.stringContaining('apps/server/src/features/games'),
  ]);
});
