import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPackFresh, stampName } from './engine-pack.ts';
import { writeEnginePack } from './write-engine-pack.ts';

// Inside the repository, where a pack finds the contracts.
const cache = fileURLToPath(new URL('../../../.cache', import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = join(mkdtempSync(join(cache, 'pack-test-')), 'pack');
const program = fileURLToPath(new URL('./testing/report-of-engine.ts', import.meta.url));

/** What the engine says in a process of its own, and from which files it was loaded. */
function reported(folderOfPack: string): { report: string; loaded: string } {
  return JSON.parse(execFileSync(process.execPath, [program, folderOfPack], { encoding: 'utf8' }));
}

beforeAll(async () => {
  await writeEnginePack(folder);
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test('a pack says what the sources say', () => {
  const [packed, plain] = [reported(folder), reported(join(folder, 'none'))];
  expect(packed.loaded).toMatch(/[/\\]pack[/\\]match[/\\]analyse\.mjs$/);
  expect(plain.loaded).toMatch(/[/\\]src[/\\]match[/\\]analyse\.ts$/);
  expect(packed.report).toBe(plain.report);
});

test('a pack of other sources is left alone', () => {
  expect(isPackFresh(folder)).toBe(true);
  writeFileSync(join(folder, stampName), 'of another day');
  expect(isPackFresh(folder)).toBe(false);
  expect(reported(folder).loaded).toMatch(/[/\\]src[/\\]match[/\\]analyse\.ts$/);
});
