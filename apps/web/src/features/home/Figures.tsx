import { m } from '../../paraglide/messages.js';
import { operatorFigures } from './operator-figures.ts';

/** The operator's own statements, said to be so. */
export function Figures() {
  const figures = [
    { value: operatorFigures.optimisedCvs, label: m.home_figures_cvs() },
    { value: operatorFigures.responseRate, label: m.home_figures_rate() },
    { value: operatorFigures.satisfaction, label: m.home_figures_satisfaction() },
  ];
  return (
    <section aria-labelledby="chiffres" className="container-page py-16 lg:py-20">
      <div className="rounded-xl bg-brand-soft px-6 py-8 sm:px-10">
        <h2 id="chiffres" className="sr-only">
          {m.home_figures_title()}
        </h2>
        <dl className="grid gap-6 sm:grid-cols-3">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
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
