import { Link, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckMark } from '../../ui/CheckMark.tsx';
import { PlanNeeded } from '../billing/gates/PlanNeeded.tsx';

const promises = [m.salaries_locked_figures, m.salaries_locked_own, m.salaries_locked_sources, m.salaries_locked_use];

/** Below advancer: what the benchmark tells, what it does not, and where it opens. */
export function SalariesLocked() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  return (
    <Card tone="soft" title={m.salaries_title()}>
      <p className="max-w-prose">{m.salaries_locked_text()}</p>
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
      <p className="mt-4 max-w-prose text-sm text-ink-soft">{m.salaries_locked_honest()}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <PlanNeeded gate="salary_benchmark" />
        {status === 'signedOut' ? (
          <Button variant="quiet" render={<Link to={paths.auth({ redirect: pathname + search })} />}>
            {m.salaries_sign_in()}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
