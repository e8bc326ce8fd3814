import { m } from '../../paraglide/messages.js';
import { cx } from '../../ui/cx.ts';
import { operatorFigures } from './operator-figures.ts';

/** The operator's own statements, said to be so; the page about the service also tells how many people it helped. */
export function OperatorFigures({ withPeople = false }: { withPeople?: boolean }) {
  const people = { value: operatorFigures.helpedPeople, label: m.about_figures_people() };
  const figures = [
    ...(withPeople ? [people] : []),
    { value: operatorFigures.optimisedCvs, label: m.home_figures_cvs() },
    { value: operatorFigures.responseRate, label: m.home_figures_rate() },
    { value: operatorFigures.satisfaction, label: m.home_figures_satisfaction() },
  ];
  return (
    <section
      aria-labelledby="chiffres"
      className={cx('container-page pb-14 lg:pb-20', withPeople ? '' : 'pt-14 lg:pt-20')}
    >
      <div className="rounded-xl bg-brand-soft px-6 py-8 sm:px-10">
        <h2 id="chiffres" className="text-2xl">
          {m.home_figures_title()}
        </h2>
        <dl
          className={cx('mt-5 grid grid-cols-1 gap-6', withPeople ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3')}
        >
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt>{label}</dt>
              <dd className="font-display text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 text-xs text-ink-soft">{m.home_figures_note()}</p>
      </div>
    </section>
  );
}
