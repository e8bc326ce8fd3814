import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lastingNode } from './npm.mjs';

const folder = mkdtempSync(join(tmpdir(), 'coach-npm-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('npm runs under a Node that its install does not take away', () => {
  const own = join(folder, 'node_modules', '.bin');
  const system = join(folder, 'bin');
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const place of [own, system]) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, name), '');
  }
  expect(lastingNode([own, system].join(delimiter))).toBe(join(system, name));
  expect(lastingNode(own)).toBe(process.execPath);
});
