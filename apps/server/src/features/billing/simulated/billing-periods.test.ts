import { expect, test } from 'vitest';
import { nextPeriodEnd } from './billing-periods.ts';

const at = (text: string) => new Date(`${text}T10:00:00.000Z`);

test('months keep their day, and come back to it after a shorter one', () => {
  const anchor = at('2027-01-31');
  const ends = ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'].map(at);
  let from = anchor;
  for (const end of ends) {
    from = nextPeriodEnd(anchor, from, 'monthly');
    expect(from).toEqual(end);
  }
});

test('a year that began on the 29th of February renews on the 28th', () => {
  const anchor = at('2028-02-29');
  expect(nextPeriodEnd(anchor, anchor, 'yearly')).toEqual(at('2029-02-28'));
  expect(nextPeriodEnd(anchor, at('2031-02-28'), 'yearly')).toEqual(at('2032-02-29'));
});
