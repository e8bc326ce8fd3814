import type { SalaryAnswer } from '@coach/contracts/features/salaries';
import { formatMonth } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { comparable, type OwnSalary } from '../own/where-it-stands.ts';
import { formatEuros } from '../salary-words.ts';
import { SalarySourceLine } from './SalarySourceLine.tsx';

type MinimumWageProps = { minimum: SalaryAnswer['minimum']; own: OwnSalary | null };

/** The legal minimum below all this, and whether the person’s own figure is under it. */
export function MinimumWage({ minimum, own }: MinimumWageProps) {
  const { from, grossHour, grossMonth, netMonth, source } = minimum;
  const amount = own && comparable(own, { basis: own.basis, per: 'month' });
  const least = own?.basis === 'net' ? netMonth : grossMonth;
  return (
    <div className="mt-4 max-w-prose">
      <p>
        {m.salaries_minimum({
          ...{ from: formatMonth(from.slice(0, 7)), hour: formatEuros(grossHour) },
          ...{ gross: formatEuros(grossMonth), net: formatEuros(netMonth) },
        })}
      </p>
      {amount !== null && amount < least ? <p className="mt-2 font-medium">{m.salaries_below_minimum()}</p> : null}
      <SalarySourceLine source={source} />
    </div>
  );
}
