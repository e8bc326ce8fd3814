import { type BillingPeriod, recommendedPlan } from '@coach/contracts/prices';
import { limitsPlan, type PlanId, tierDisplayName } from '@coach/contracts/tiers';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';

type PlanActionProps = { plan: PlanId; period: BillingPeriod; busy: boolean; onChoose: () => void };

/**
 * What the person here can do about a plan: a visitor signs up on the way to it, who is on the free plan chooses it,
 * and a subscriber changes it, or leaves, from their account.
 */
export function PlanAction({ plan, period, busy, onChoose }: PlanActionProps) {
  const { status, subscribed, tier } = useSession();
  const variant = plan === recommendedPlan ? 'primary' : 'secondary';
  const label = labelOf(plan, subscribed ? limitsPlan(tier) : null);
  if (status !== 'signedIn')
    return (
      <Button variant={variant} render={<Link to={visitorPath(plan, period)} />}>
        {plan === 'explorer' ? m.pricing_start() : label}
      </Button>
    );
  if (subscribed) {
    const to = paths.subscription(plan === 'explorer' ? '#resiliation' : plan === limitsPlan(tier) ? '' : '#plans');
    return (
      <Button variant={limitsPlan(tier) === plan ? 'primary' : 'secondary'} render={<Link to={to} />}>
        {label}
      </Button>
    );
  }
  return (
    <Button variant={variant} busy={busy} onClick={onChoose}>
      {label}
    </Button>
  );
}

/** `subscribedTo`: the plan of a subscriber, null for anybody else. */
function labelOf(plan: PlanId, subscribedTo: PlanId | null): string {
  if (plan === subscribedTo) return m.pricing_manage();
  if (plan === 'explorer' && subscribedTo) return m.pricing_leave();
  return subscribedTo
    ? m.pricing_change({ plan: tierDisplayName(plan) })
    : m.pricing_choose({ plan: tierDisplayName(plan) });
}

/** The free plan needs no more than an account; a paid one is gone on with once there is one. */
function visitorPath(plan: PlanId, period: BillingPeriod): string {
  const redirect = plan === 'explorer' ? paths.cvCrafting() : paths.subscriptions({ plan, periode: period });
  return paths.auth({ redirect, tab: 'signup' });
}
