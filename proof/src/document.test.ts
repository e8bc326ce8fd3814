import { expect, test } from 'vitest';
import { compareWithDocument, documentOf } from './document.ts';
import type { Part } from './print-table.ts';

const run = { machine: 'two cores', day: '2026-11-21' };
const order = ['files', 'load'];
const files: Part = {
  name: 'files',
  findings: [
    { name: 'files sent', value: 1200, bound: { atLeast: 1000 } },
    { name: 'answers 5xx', value: 2, bound: { exactly: 0 } },
    { name: 'refused', value: 900 },
  ],
};
const load: Part = { name: 'load', findings: [{ name: 'p95 (ms)', value: 80, bound: { atMost: 1000 } }] };
const differences = (parts: Part[], document: string) => compareWithDocument(parts, document).map(({ value }) => value);

test('a document holds every figure with its bound, says what was missed, and agrees with what it was written from', () => {
  const document = documentOf([files, load], run, '', order);
  expect(document).toContain('| files sent | 1,200 | ≥ 1,000 |');
  expect(document).toContain('| answers 5xx | 2 **missed** | = 0 |');
  expect(document).toContain('| refused | 900 |  |');
  expect(differences([files, load], document)).toEqual([0, 0]);
});

test('parts that were not run stay as they were, and are not compared', () => {
  const before = documentOf([files, load], run, '', order);
  const again = { ...load, findings: [{ name: 'p95 (ms)', value: 95, bound: { atMost: 1000 } }] };
  const document = documentOf([again], { ...run, day: '2026-12-01' }, before, order);
  expect(document).toBe(before.replace('| 80 |', '| 95 |').replace(/2026-11-21(?![\s\S]*2026-11-21)/, '2026-12-01'));
  expect(differences([again], document)).toEqual([0, 0]);
});

test('a figure that is new, gone or bound otherwise is told', () => {
  const document = documentOf([files], run, '', order);
  const [sent, errors] = files.findings as [Part['findings'][0], Part['findings'][0]];
  const otherwise = { ...sent, bound: { atLeast: 500 } };
  expect(differences([{ name: 'files', findings: [otherwise, errors] }], document)).toEqual([1, 2]);
  expect(differences([load], document)).toEqual([1, 0]);
});
