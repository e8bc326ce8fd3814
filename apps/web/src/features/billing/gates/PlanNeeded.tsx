import { type Gate, planThatOpens } from '@coach/contracts/gates';
import { tierDisplayName } from '@coach/contracts/tiers';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';

/** From which plan something opens, and the way to the plans. */
export function PlanNeeded({ gate }: { gate: Gate }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="font-semibold">{m.billing_gate_from({ plan: tierDisplayName(planThatOpens(gate)) })}</p>
      <Button variant="secondary" render={<Link to={paths.subscriptions()} />}>
        {m.billing_see_plans()}
      </Button>
    </div>
  );
}
