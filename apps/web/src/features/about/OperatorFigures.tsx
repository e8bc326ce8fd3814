import { m } from '../../paraglide/messages.js';
import { operatorFigures } from '../home/operator-figures.ts';

/** The operator's own statements, said to be so. */
export function OperatorFigures() {
  const figures = [
    { value: operatorFigures.helpedPeople, label: m.about_figures_people() },
    { value: operatorFigures.optimisedCvs, label: m.about_figures_cvs() },
    { value: operatorFigures.responseRate, label: m.about_figures_rate() },
    { value: operatorFigures.satisfaction, label: m.about_figures_satisfaction() },
  ];
  return (
    <section className="container-page pb-14 lg:pb-20">
      <div className="rounded-xl bg-brand-soft px-6 py-8 sm:px-10">
        <h2 className="text-2xl">{m.about_figures_title()}</h2>
        <dl className="mt-5 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt>{label}</dt>
              <dd className="font-display text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 text-xs text-ink-soft">{m.about_figures_note()}</p>
      </div>
    </section>
  );
}
