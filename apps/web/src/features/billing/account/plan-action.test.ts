import type { Subscription } from '@coach/contracts/features/billing';
import { plans } from '@coach/contracts/tiers';
import { expect, test } from 'vitest';
import { planAction } from './plan-action.ts';

const none: Subscription = {
  subscribed: false,
  tier: 'free',
  status: 'none',
  provider: null,
  payments: 'simulated',
  billingPeriod: null,
  currentPeriodEnd: null,
  endsAt: null,
  graceUntil: null,
  next: null,
  hasPortal: false,
};
const at = '2026-12-21T09:00:00.000Z';
const advancer: Subscription = {
  ...none,
  subscribed: true,
  tier: 'advancer',
  status: 'active',
  provider: 'simulated',
  billingPeriod: 'monthly',
  currentPeriodEnd: at,
  hasPortal: true,
};
const actions = (subscription: Subscription, period: 'monthly' | 'yearly' = 'monthly') =>
  plans.map((plan) => planAction(subscription, plan, period));

test('who pays nothing has Explorer and may choose the others', () => {
  expect(actions(none)).toEqual(['current', 'choose', 'choose', 'choose']);
});

test('who pays may leave, or switch plan or period', () => {
  expect(actions(advancer)).toEqual(['leave', 'switch', 'current', 'switch']);
  expect(actions(advancer, 'yearly')).toEqual(['leave', 'switch', 'switch', 'switch']);
});

test('what is to come is taken back before anything else is chosen', () => {
  expect(actions({ ...advancer, endsAt: at })).toEqual(['planned', null, 'current', null]);
  const next = { plan: 'builder', billingPeriod: 'monthly', at } as const;
  expect(actions({ ...advancer, next })).toEqual(['leave', 'planned', 'current', null]);
});

test('a plan the operator gave can be exceeded, not left', () => {
  const given = { ...advancer, provider: 'operator', billingPeriod: null, currentPeriodEnd: null } as const;
  expect(actions(given)).toEqual([null, null, 'current', 'choose']);
});
