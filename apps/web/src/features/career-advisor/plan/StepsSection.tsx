import { type PlanStep, planHorizons } from '@coach/contracts/features/career-advisor';
import { m } from '../../../paraglide/messages.js';
import { PlanLinkTo } from './PlanLinkTo.tsx';

const months: Record<PlanStep['days'], () => string> = {
  30: m.advisor_days_30,
  60: m.advisor_days_60,
  90: m.advisor_days_90,
};

/** Ninety days, month by month: each thing to do with why, and where it is done. */
export function StepsSection({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <section>
      <h2 className="text-2xl">{m.advisor_steps()}</h2>
      <p className="mt-1 mb-6 max-w-prose text-ink-soft">{m.advisor_steps_lead()}</p>
      <ol className="flex flex-col gap-8">
        {planHorizons.map((days) => {
          const due = steps.filter((step) => step.days === days);
          return due.length > 0 ? <Month key={days} title={months[days]()} steps={due} /> : null;
        })}
      </ol>
    </section>
  );
}

function Month({ title, steps }: { title: string; steps: readonly PlanStep[] }) {
  return (
    <li className="grid gap-x-8 gap-y-3 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <h3 className="text-lg lg:pt-5">{title}</h3>
      <ul className="divide-y divide-line rounded-xl border border-line bg-card px-5 shadow-card">
        {steps.map(({ title: name, why, link }) => (
          <li key={name} className="py-4">
            <p lang="fr" className="font-semibold wrap-anywhere">
              {name}
            </p>
            <p lang="fr" className="mt-1 max-w-prose text-ink-soft wrap-anywhere">
              {why}
            </p>
            {link ? <PlanLinkTo link={link} /> : null}
          </li>
        ))}
      </ul>
    </li>
  );
}
