import { expect, test } from 'vitest';
import { isRenewalDue, renewalBackOff, tickMs, tokenExpiry } from './token-schedule.ts';

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

test('the expiry is read from the claims, in ms', () => {
  expect(tokenExpiry(token({ exp: 1_800_000_000, name: 'Zoé ÿ?~' }))).toBe(1_800_000_000_000);
});

test.each(['', 'a.b', token({}), token({ exp: 'soon' })])('%j tells no expiry', (value) => {
  expect(tokenExpiry(value)).toBeNull();
});

test('a token is renewed once three ticks or fewer are left', () => {
  const now = 1_000_000;
  expect(isRenewalDue(now + 4 * tickMs, now)).toBe(false);
  expect(isRenewalDue(now + 4 * tickMs - 1, now)).toBe(true);
  expect(isRenewalDue(now + 3 * tickMs, now)).toBe(true);
  expect(isRenewalDue(now - 1, now)).toBe(true);
});

test('failed renewals wait 200 ms, doubling, up to a tick', () => {
  expect([1, 2, 3, 4, 20].map(renewalBackOff)).toEqual([200, 400, 800, 1600, tickMs]);
});
