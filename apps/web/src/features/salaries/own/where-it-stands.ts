import type { SalaryBasis, SalaryFigure, SalaryPeriod, SalaryPoints } from '@coach/contracts/features/salaries';

/** What the person says they earn; it stays in the page. */
export type OwnSalary = { amount: number; basis: SalaryBasis; per: 'month' | 'year' };

export type Standing =
  | { kind: 'below_d1' | 'd1_median' | 'median_d9' | 'above_d9' }
  | { kind: 'below_median' | 'above_median' | 'below_mean' | 'above_mean'; difference: number }
  | { kind: 'at_median' | 'at_mean' };

/** An amount as it is compared: twelve months make a year, and gross is never made net. Null where it cannot be. */
export function comparable(own: OwnSalary, { basis, per }: Pick<SalaryFigure, 'basis' | 'per'>): number | null {
  if (own.basis !== basis) return null;
  const inYears: Record<SalaryPeriod, number | null> = { hour: null, month: 12, year: 1 };
  const [from, to] = [inYears[own.per], inYears[per]];
  return from === null || to === null ? null : (own.amount * from) / to;
}

/** Where an amount stands among what was published: between the thresholds where there are any, else beside the middle. */
export function standingOf(amount: number, points: SalaryPoints): Standing | null {
  return amongThresholds(amount, points) ?? besideMiddle(amount, points);
}

function amongThresholds(amount: number, { d1, median, d9 }: SalaryPoints): Standing | null {
  if (d1 !== undefined && amount < d1) return { kind: 'below_d1' };
  if (d9 !== undefined && amount > d9) return { kind: 'above_d9' };
  if (d1 === undefined || d9 === undefined || median === undefined || amount === median) return null;
  return { kind: amount < median ? 'd1_median' : 'median_d9' };
}

function besideMiddle(amount: number, { median, mean }: SalaryPoints): Standing | null {
  if (median !== undefined) return beside(amount, median, ['below_median', 'at_median', 'above_median']);
  return mean === undefined ? null : beside(amount, mean, ['below_mean', 'at_mean', 'above_mean']);
}

type Beside = 'below_median' | 'above_median' | 'below_mean' | 'above_mean';

function beside(
  amount: number,
  middle: number,
  [below, at, above]: [Beside, 'at_median' | 'at_mean', Beside],
): Standing {
  const difference = Math.abs(Math.round(amount - middle));
  if (difference === 0) return { kind: at };
  return { kind: amount < middle ? below : above, difference };
}

/** « 2 100 », « 2.100,50 » or « 30k »; null where it is no amount. */
export function readAmount(typed: string): number | null {
  const text = typed.replaceAll(/[\s€]/gu, '').toLowerCase();
  const found = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?(k)?$/u.exec(text);
  if (!found) return null;
  const [, whole = '', cents = '0', thousands] = found;
  const amount = Number(`${whole.replaceAll(/[.,]/g, '')}.${cents}`) * (thousands ? 1_000 : 1);
  return amount > 0 && amount < 10_000_000 ? amount : null;
}
