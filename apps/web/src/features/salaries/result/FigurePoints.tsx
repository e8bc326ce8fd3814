import type { SalaryFigure, SalaryPoints } from '@coach/contracts/features/salaries';
import { m } from '../../../paraglide/messages.js';
import { StandingLine } from '../own/StandingLine.tsx';
import { comparable, type OwnSalary } from '../own/where-it-stands.ts';
import { formatEuros, unitOf } from '../salary-words.ts';
import { SalaryBar } from './SalaryBar.tsx';

const names: Record<keyof SalaryPoints, () => string> = {
  d1: m.salaries_d1,
  median: m.salaries_median,
  mean: m.salaries_mean,
  d9: m.salaries_d9,
};
const order = ['d1', 'median', 'mean', 'd9'] as const;

/** The amounts of one figure, its bar where a range was published, and where the person’s own stands. */
export function FigurePoints({ figure, own }: { figure: SalaryFigure; own: OwnSalary | null }) {
  const { points, basis, per } = figure;
  const amount = own && comparable(own, figure);
  const isRange = points.d1 !== undefined && points.d9 !== undefined;
  return (
    <div className="mt-4">
      <p className="text-sm font-semibold text-ink-soft">{unitOf(basis, per)}</p>
      {isRange ? (
        <>
          <SalaryBar points={points} own={amount} />
          <p className="text-xs text-ink-soft">
            {[
              points.median === undefined ? '' : m.salaries_bar_median(),
              points.mean === undefined ? '' : m.salaries_bar_mean(),
              amount === null ? '' : m.salaries_bar_own(),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      ) : null}
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
        {order.map((kind) => {
          const point = points[kind];
          return point === undefined ? null : (
            <div key={kind} className="flex flex-col-reverse">
              <dt className="text-sm text-ink-soft">{names[kind]()}</dt>
              <dd className="font-display text-xl tabular-nums">{formatEuros(point)}</dd>
            </div>
          );
        })}
      </dl>
      <StandingLine own={own} figure={figure} />
    </div>
  );
}
