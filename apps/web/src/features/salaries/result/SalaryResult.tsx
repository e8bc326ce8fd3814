import type { SalaryAnswer } from '@coach/contracts/features/salaries';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { OwnSalaryForm } from '../own/OwnSalaryForm.tsx';
import type { OwnSalary } from '../own/where-it-stands.ts';
import type { SalaryPlace } from '../use-salary-place.ts';
import { FigureCard } from './FigureCard.tsx';
import { MinimumWage } from './MinimumWage.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { toldTogether } from './told-figures.ts';
import { UseIt } from './UseIt.tsx';

type SalaryResultProps = {
  answer: SalaryAnswer;
  place: SalaryPlace;
  own: OwnSalary | null;
  onOwn: (own: OwnSalary | null) => void;
};

/** The figures of an occupation, the nearest first, then the scale of all wages, and what to do with them. */
export function SalaryResult({ answer, place, own, onOwn }: SalaryResultProps) {
  const { figures, scale, minimum } = answer;
  const told = toldTogether(figures);
  return (
    <div className="flex flex-col gap-8">
      <ResultHeader answer={answer} place={place} />
      <OwnSalaryForm own={own} onChange={onOwn} />
      {told.length > 0 ? (
        <ul className={cx('grid items-start gap-5', told.length > 1 && 'lg:grid-cols-2')}>
          {told.map(([key, together]) => (
            <FigureCard key={key} figures={together} own={own} />
          ))}
        </ul>
      ) : null}
      <section>
        <h2 className="text-xl">{m.salaries_scale()}</h2>
        <ul className="mt-4">
          <FigureCard figures={[scale]} own={own} />
        </ul>
        <MinimumWage minimum={minimum} own={own} />
      </section>
      <UseIt />
    </div>
  );
}
