import type { Subscription } from '@coach/contracts/features/billing';
import { type BillingPeriod, type PaidPlanId, type Purchase, recommendedPlan } from '@coach/contracts/prices';
import { type PlanId, tierDisplayName } from '@coach/contracts/tiers';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { PeriodToggle } from '../plans/PeriodToggle.tsx';
import { PlanGrid } from '../plans/PlanGrid.tsx';
import { useCheckout } from '../requests/use-payment-page.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { isChangePending, ownPlan, planAction } from './plan-action.ts';

type ChoosePlanProps = { subscription: Subscription; onLeave: () => void };

/** The four plans, and the way from one to another. */
export function ChoosePlan({ subscription, onLeave }: ChoosePlanProps) {
  const [period, setPeriod] = useState<BillingPeriod>(subscription.billingPeriod ?? 'monthly');
  const [asked, setAsked] = useState<Purchase | null>(null);
  const { opening, open } = useCheckout();
  const section = useRef<HTMLElement>(null);
  // A link led here before there was anything to scroll to.
  useEffect(() => {
    if (location.hash === '#plans') section.current?.scrollIntoView();
  }, []);
  const actionFor = (plan: PlanId) => (
    <PlanButton
      subscription={subscription}
      plan={plan}
      period={period}
      busy={opening === plan}
      onLeave={onLeave}
      onChoose={() => void open({ plan: plan as PaidPlanId, period })}
      onSwitch={() => setAsked({ plan: plan as PaidPlanId, period })}
    />
  );
  return (
    <section ref={section} id="plans" aria-labelledby="plans-titre" className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="plans-titre" className="text-2xl">
          {m.billing_plans_title()}
        </h2>
        <PeriodToggle period={period} onChange={setPeriod} />
      </div>
      {isChangePending(subscription) ? (
        <p className="mt-3 max-w-prose text-ink-soft">{m.billing_change_pending()}</p>
      ) : null}
      <div className="mt-6">
        <PlanGrid period={period} current={ownPlan(subscription)} actionFor={actionFor} />
      </div>
      {asked ? (
        <ChangeDialog
          subscription={subscription}
          to={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void open(asked);
          }}
        />
      ) : null}
    </section>
  );
}

type PlanButtonProps = {
  subscription: Subscription;
  plan: PlanId;
  period: BillingPeriod;
  busy: boolean;
  onChoose: () => void;
  onSwitch: () => void;
  onLeave: () => void;
};

function PlanButton({ subscription, plan, period, busy, onChoose, onSwitch, onLeave }: PlanButtonProps) {
  const name = tierDisplayName(plan);
  const action = planAction(subscription, plan, period);
  if (action === null) return null;
  if (action === 'planned') return <p className="py-3 text-center font-semibold">{m.billing_card_planned()}</p>;
  if (action === 'current') return <CurrentButton plan={plan} subscribed={subscription.subscribed} />;
  if (action === 'choose') {
    const variant = plan === recommendedPlan ? 'primary' : 'secondary';
    return (
      <Button variant={variant} busy={busy} onClick={onChoose} aria-label={m.billing_choose_plan({ plan: name })}>
        {m.billing_choose()}
      </Button>
    );
  }
  return (
    <Button variant="secondary" busy={busy} onClick={action === 'leave' ? onLeave : onSwitch}>
      {switchLabel(subscription, plan, period)}
    </Button>
  );
}

function CurrentButton({ plan, subscribed }: { plan: PlanId; subscribed: boolean }) {
  const tell = () => toast({ title: m.billing_already_explorer(), tone: 'info' });
  if (plan === 'explorer' && !subscribed)
    return (
      <Button variant="quiet" onClick={tell}>
        {m.billing_current()}
      </Button>
    );
  return <p className="py-3 text-center font-semibold">{m.billing_current()}</p>;
}

function switchLabel(subscription: Subscription, plan: PlanId, period: BillingPeriod): string {
  if (plan !== ownPlan(subscription)) return m.billing_switch({ plan: tierDisplayName(plan) });
  return period === 'yearly' ? m.billing_switch_yearly() : m.billing_switch_monthly();
}
