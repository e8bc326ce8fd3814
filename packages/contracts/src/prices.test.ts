import { expect, test } from 'vitest';
import {
  billingPeriods,
  comparePurchases,
  lookupKey,
  monthsFreeAYear,
  paidPlans,
  priceCents,
  purchaseOf,
  shownMonthlyCents,
  yearlySavingCents,
  yearlySavingPercent,
} from './prices.ts';

test('a year costs ten months, and the badge says what that saves', () => {
  expect(paidPlans.map((plan) => priceCents(plan, 'monthly'))).toEqual([599, 1499, 2999]);
  expect(paidPlans.map((plan) => priceCents(plan, 'yearly'))).toEqual([5990, 14_990, 29_990]);
  expect(paidPlans.map((plan) => shownMonthlyCents(plan, 'yearly'))).toEqual([499, 1249, 2499]);
  expect(paidPlans.map(yearlySavingCents)).toEqual([1198, 2998, 5998]);
  expect([yearlySavingPercent, monthsFreeAYear]).toEqual([17, 2]);
});

test('every purchase has a lookup key of its own, and nothing else has one', () => {
  const purchases = paidPlans.flatMap((plan) => billingPeriods.map((period) => ({ plan, period })));
  expect(purchases.map((purchase) => purchaseOf(lookupKey(purchase)))).toEqual(purchases);
  for (const key of ['explorer_monthly', 'builder', 'builder_weekly', '', 'constructor'])
    expect(purchaseOf(key)).toBeNull();
});

test('more is a higher plan, then a longer period', () => {
  const builder = { plan: 'builder', period: 'monthly' } as const;
  const builderYear = { plan: 'builder', period: 'yearly' } as const;
  const leader = { plan: 'leader', period: 'monthly' } as const;
  expect(comparePurchases(builder, builder)).toBe('same');
  expect(comparePurchases(builder, builderYear)).toBe('upgrade');
  expect(comparePurchases(builderYear, builder)).toBe('downgrade');
  expect(comparePurchases(builderYear, leader)).toBe('upgrade');
  expect(comparePurchases(leader, builderYear)).toBe('downgrade');
});
