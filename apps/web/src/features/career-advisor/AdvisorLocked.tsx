import { m } from '../../paraglide/messages.js';
import { LockedCard } from '../billing/gates/LockedCard.tsx';
import { stepCount } from './use-advisor-place.ts';
import { wizardSteps } from './wizard/steps.ts';

const promises = [m.advisor_locked_distance, m.advisor_locked_days, m.advisor_locked_routes, m.advisor_locked_near];

/** Below advancer: what a plan holds and where it opens, and the three questions, dimmed. */
export function AdvisorLocked() {
  return (
    <>
      <LockedCard
        gate="advisor"
        title={m.advisor_locked_title()}
        text={`${m.advisor_gate_text()}.`}
        promises={promises}
      />
      <ul aria-label={m.advisor_locked_steps()} className="grid gap-5 md:grid-cols-3">
        {wizardSteps.map(({ field, title, hint }, index) => (
          <li key={field} className="rounded-xl border border-dashed border-line-strong p-5 text-ink-soft">
            <p className="text-sm font-semibold">{m.advisor_step({ step: index + 1, count: stepCount })}</p>
            <h2 className="mt-1 text-lg">{title()}</h2>
            <p className="mt-2 text-sm">{hint()}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
