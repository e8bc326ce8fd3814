import { type Gate, planThatOpens } from '@coach/contracts/gates';
import { tierDisplayName } from '@coach/contracts/tiers';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';

/** In place of a button that a plan does not open: which plan does, and the way there. */
export function LockedRow({ gate }: { gate: Gate }) {
  return (
    <Link
      to={paths.subscriptions()}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline underline-offset-4"
    >
      {m.community_locked_row({ plan: tierDisplayName(planThatOpens(gate)) })}
    </Link>
  );
}
