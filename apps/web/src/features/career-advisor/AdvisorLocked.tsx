import { Link, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckMark } from '../../ui/CheckMark.tsx';
import { PlanNeeded } from '../billing/gates/PlanNeeded.tsx';
import { stepCount } from './use-advisor-place.ts';
import { wizardSteps } from './wizard/steps.ts';

const promises = [m.advisor_locked_distance, m.advisor_locked_days, m.advisor_locked_routes, m.advisor_locked_near];

/** Below advancer: what a plan holds and where it opens, and the three questions, dimmed. */
export function AdvisorLocked() {
  const { status } = useSession();
  return (
    <>
      <Card tone="soft" title={m.advisor_locked_title()}>
        <p className="max-w-prose">{m.advisor_gate_text()}.</p>
        <ul className="mt-4 flex max-w-prose flex-col gap-2">
          {promises.map((promise) => (
            <li key={promise()} className="flex gap-3">
              <span className="pt-1">
                <CheckMark />
              </span>
              {promise()}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <PlanNeeded gate="advisor" />
          {status === 'signedOut' ? <SignIn /> : null}
        </div>
      </Card>
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

function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <Button variant="quiet" render={<Link to={paths.auth({ redirect: pathname + search })} />}>
      {m.advisor_sign_in()}
    </Button>
  );
}
