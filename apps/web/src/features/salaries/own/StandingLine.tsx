import type { SalaryFigure } from '@coach/contracts/features/salaries';
import { m } from '../../../paraglide/messages.js';
import { formatEuros } from '../salary-words.ts';
import { comparable, type OwnSalary, type Standing, standingOf } from './where-it-stands.ts';

const plain = {
  below_d1: m.salaries_stands_below_d1,
  d1_median: m.salaries_stands_d1_median,
  median_d9: m.salaries_stands_median_d9,
  above_d9: m.salaries_stands_above_d9,
  at_median: m.salaries_stands_at_median,
  at_mean: m.salaries_stands_at_mean,
};
const measured = {
  below_median: m.salaries_stands_below_median,
  above_median: m.salaries_stands_above_median,
  below_mean: m.salaries_stands_below_mean,
  above_mean: m.salaries_stands_above_mean,
};

/** Where the person’s own figure stands beside a published one; nothing where they are not of one kind. */
export function StandingLine({ own, figure }: { own: OwnSalary | null; figure: SalaryFigure }) {
  const amount = own && comparable(own, figure);
  const standing = amount === null ? null : standingOf(amount, figure.points);
  if (!own || amount === null || !standing) return null;
  const said = m.salaries_own_as({ amount: formatEuros(Math.round(amount)) });
  return (
    <p className="mt-3 border-l-4 border-brand pl-3 font-medium">
      {own.per === figure.per ? '' : `${own.per === 'month' ? m.salaries_own_times() : m.salaries_own_divided()} `}
      {said} {wordsOf(standing)}
    </p>
  );
}

function wordsOf(standing: Standing): string {
  return 'difference' in standing
    ? measured[standing.kind]({ difference: formatEuros(standing.difference) })
    : plain[standing.kind]();
}
