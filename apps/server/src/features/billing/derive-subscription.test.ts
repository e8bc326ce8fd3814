import { expect, test } from 'vitest';
import type { ProviderSubscription } from '../../ports/payments.ts';
import { bestOf, deriveSubscription } from './derive-subscription.ts';

const at = (text: string) => new Date(`${text}T12:00:00.000Z`);
const now = at('2027-03-10');
const end = at('2027-03-20');
const one: ProviderSubscription = {
  id: 'one',
  plan: 'builder',
  period: 'monthly',
  status: 'active',
  currentPeriodEnd: end,
  endsAt: null,
  unpaidSince: null,
  next: null,
};

test('no subscription, or one that is over, is free', () => {
  expect(deriveSubscription([], now)).toMatchObject({ subscribed: false, tier: 'free', status: 'none' });
  const over = { ...one, endsAt: at('2027-03-09') };
  expect(deriveSubscription([over], now)).toMatchObject({ subscribed: false, tier: 'free' });
});

test('a renewal that was not heard of keeps access for a grace, a cancellation none', () => {
  expect(deriveSubscription([one], now).accessUntil).toEqual(at('2027-03-27'));
  expect(deriveSubscription([{ ...one, endsAt: end }], now).accessUntil).toEqual(end);
  expect(deriveSubscription([one], at('2027-03-28')).subscribed).toBe(false);
});

test('the grace of a payment that failed runs from when it fell due, and never beyond the end', () => {
  const unpaid = { ...one, status: 'past_due' as const, unpaidSince: at('2027-03-05') };
  expect(deriveSubscription([unpaid], now)).toMatchObject({ status: 'past_due', accessUntil: at('2027-03-12') });
  expect(deriveSubscription([unpaid], at('2027-03-13')).subscribed).toBe(false);
  const leaving = { ...unpaid, endsAt: at('2027-03-11') };
  expect(deriveSubscription([leaving], now).accessUntil).toEqual(at('2027-03-11'));
});

test('of several the highest plan that still gives access counts, in whatever order they come', () => {
  const leader = { ...one, id: 'two', plan: 'leader' as const };
  const lapsed = { ...leader, id: 'three', status: 'past_due' as const, unpaidSince: at('2027-02-01') };
  for (const found of [
    [one, leader, lapsed],
    [lapsed, leader, one],
  ])
    expect(bestOf(found, now)).toBe(leader);
  expect(bestOf([lapsed, one], now)).toBe(one);
});
