import { expect, test } from 'vitest';
import { quote, type SimulatedRow } from './quote.ts';

const start = new Date('2027-04-01T00:00:00.000Z');
const end = new Date('2027-05-01T00:00:00.000Z');
const middle = new Date('2027-04-16T00:00:00.000Z');
const builder: SimulatedRow = {
  customerId: 'customer',
  userId: 'user',
  plan: 'builder',
  billingPeriod: 'monthly',
  anchoredAt: start,
  periodStart: start,
  periodEnd: end,
  endsAtPeriodEnd: false,
  endedAt: null,
  nextPlan: null,
  nextBillingPeriod: null,
  creditCents: 0,
};

test('half a month into it, more costs half of the difference until the same date', () => {
  const quoted = quote(builder, { plan: 'leader', period: 'monthly' }, middle);
  expect(quoted).toMatchObject({ dueCents: 1500 - 300, creditCents: 0, takesEffectAt: null, periodEnd: end });
});

test('a year begins at once, less what is left of the month', () => {
  const quoted = quote(builder, { plan: 'builder', period: 'yearly' }, middle);
  expect(quoted).toMatchObject({ dueCents: 5990 - 300, periodStart: middle });
  expect(quoted.periodEnd).toEqual(new Date('2028-04-16T00:00:00.000Z'));
});

test('what a change leaves over is kept for later payments', () => {
  const year = { ...builder, billingPeriod: 'yearly', periodEnd: new Date('2028-03-31T00:00:00.000Z') };
  const quoted = quote(year, { plan: 'advancer', period: 'monthly' }, start);
  expect(quoted).toMatchObject({ dueCents: 0, creditCents: 5990 - 1499, takesEffectAt: null });
});

test('less costs nothing now, and waits', () => {
  const leader = { ...builder, plan: 'leader', creditCents: 12 };
  const quoted = quote(leader, { plan: 'builder', period: 'monthly' }, middle);
  expect(quoted).toMatchObject({ dueCents: 0, creditCents: 12, takesEffectAt: end, renewalCents: 599 });
});
