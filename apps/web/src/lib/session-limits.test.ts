import { expect, test } from 'vitest';
import { isCheckDue, isInactive } from './session-limits.ts';

const minute = 60_000;
const now = Date.parse('2026-11-21T12:00:00Z');

test('two hours without a gesture end the session', () => {
  expect(isInactive(now - 119 * minute, now)).toBe(false);
  expect(isInactive(now - 120 * minute, now)).toBe(true);
  expect(isInactive(0, now)).toBe(false);
});

test('a subscription is checked again once its check is more than half an hour old', () => {
  expect(isCheckDue(now - 30 * minute, now)).toBe(false);
  expect(isCheckDue(now - 31 * minute, now)).toBe(true);
  expect(isCheckDue(0, now)).toBe(true);
});
