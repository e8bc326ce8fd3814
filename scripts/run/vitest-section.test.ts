import { expect, test } from 'vitest';
import { judge } from './vitest-section.mjs';

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('passes on a report without a fault', () => {
  expect(judge(0, '', report)).toMatchObject({ ok: true, passed: 3, failed: 0 });
});

test('a failing test fails the section', () => {
  expect(judge(1, '', { ...report, numFailedTests: 2 })).toMatchObject({ ok: false, passed: 3, failed: 2 });
});

test('a skipped test fails the section: it proves nothing', () => {
  expect(judge(0, '', { ...report, numPendingTests: 1 })).toMatchObject({ ok: false, failed: 1 });
});

test('a file that could not be loaded fails the section, though no test of it failed', () => {
  const broken = { ...report, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(judge(1, '', broken)).toMatchObject({ ok: false, failed: 1 });
});

test('an error outside every test fails the section', () => {
  expect(judge(1, '', report)).toMatchObject({ ok: false, failed: 1 });
});

test('no report fails the section', () => {
  expect(judge(1, 'crash', undefined)).toMatchObject({ ok: false, failed: 1 });
});
