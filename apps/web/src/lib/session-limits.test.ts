import { expect, test } from 'vitest';
import { idleState, isCheckDue } from './session-limits.ts';

const minute = 60_000;
const now = Date.parse('2026-11-21T12:00:00Z');

test('two hours without a gesture end the session, and the last minute is counted down', () => {
  expect(idleState(now, now)).toEqual({ secondsLeft: null, lookIn: minute });
  expect(idleState(now - 118.5 * minute, now)).toEqual({ secondsLeft: null, lookIn: minute / 2 });
  expect(idleState(now - 119 * minute, now)).toEqual({ secondsLeft: 60, lookIn: 1000 });
  expect(idleState(now - 119.99 * minute, now).secondsLeft).toBe(1);
  expect(idleState(now - 120 * minute, now).secondsLeft).toBe(0);
  expect(idleState(now - 500 * minute, now).secondsLeft).toBe(0);
});

test('a subscription is checked again once its check is more than half an hour old', () => {
  expect(isCheckDue(now - 30 * minute, now)).toBe(false);
  expect(isCheckDue(now - 31 * minute, now)).toBe(true);
  expect(isCheckDue(0, now)).toBe(true);
});
