import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@coach/e2e/start-server';
import { expect, test } from 'vitest';
import { isHeld } from '../finding.ts';
import { requirements } from './asvs.ts';
import { countRows, faultsOf, readRows } from './document.ts';

const text = readFileSync(join(repository, 'docs/security.md'), 'utf8');

test('docs/security.md has one row for each requirement of the two levels, and every test it cites is there', () => {
  expect([...requirements.values()].filter((level) => level === 1)).toHaveLength(70);
  expect(requirements.size).toBe(253);
  expect(faultsOf(text)).toEqual([]);
  expect(countRows(readRows(text)).filter((finding) => !isHeld(finding))).toEqual([]);
});

test('a row that is missing, double, of another level or cites what is not there is told', () => {
  const row = (number: string, level: number, proof: string) =>
    `| v5.0.0-${number} | ${level} | asks for something | holds | ${proof} |`;
  const faults = faultsOf(
    [
      row('1.2.4', 1, '`apps/server/src/db/database.ts` says it'),
      row('1.2.4', 2, '`apps/nowhere.test.ts` “a test”'),
      row('1.2.5', 1, '`proof/src/security/document.test.ts` “nobody wrote this”'),
      row('2.1.1', 1, '`probe` “nobody tried this”'),
      row('2.2.1', 1, 'a promise, and no more'),
    ].join('\n'),
  );
  expect(faults.filter((fault) => !fault.includes('missing'))).toEqual([
    '1.2.4 stands twice',
    '1.2.4: is of level 1, not 2',
    '1.2.4: apps/nowhere.test.ts is not there',
    '1.2.5: proof/src/security/document.test.ts has no test “nobody wrote this”',
    '2.1.1: no probe “nobody tried this”',
    '2.2.1: holds by nothing that is named',
  ]);
  expect(faults).toContain('1.1.1 is missing');
});
