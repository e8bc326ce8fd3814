import { type BillingPeriod, billingPeriods } from '@coach/contracts/prices';
import { type PlanId, plans } from '@coach/contracts/tiers';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkSubscription, refreshSession, useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { checkoutFailure, createCheckout } from './create-checkout.ts';
import type { PricingWord } from './PricingNews.tsx';

/** After a checkout the subscription is asked for anew this long after it is known who is here (spec 1, section 9). */
const recheckMs = 1000;

type Options = { tell: (news: PricingWord) => void; setPeriod: (period: BillingPeriod) => void };

/**
 * What the address asks for, once: `success` and `canceled` from a payment, or `plan` and `periode` from /auth, which
 * goes on to the payment. Whether it is going on.
 */
export function useReturn({ tell, setPeriod }: Options): boolean {
  const navigate = useNavigate();
  const { status } = useSession();
  const [isGoingOn, setIsGoingOn] = useState(false);
  const [hasPaid, setHasPaid] = useState(false);
  const goOn = async (plan: PlanId, period: BillingPeriod) => {
    const { subscribed } = await refreshSession();
    if (subscribed) return void (await navigate(paths.subscription(), { replace: true }));
    if (plan === 'explorer') return tell({ title: m.billing_already_explorer(), tone: 'info' });
    // In this tab: nobody pressed anything here that would let another one open.
    location.assign((await createCheckout(plan, period)).url);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is taken once, when it is known who is here
  useEffect(() => {
    const asked = readAddress();
    if (asked.period) setPeriod(asked.period);
    if (asked.outcome) {
      forgetAddress();
      setHasPaid(asked.outcome === 'success');
      tellOutcome(asked.outcome, tell);
    } else if (asked.plan && status === 'signedIn') {
      forgetAddress();
      setIsGoingOn(true);
      goOn(asked.plan, asked.period ?? 'monthly')
        .catch((error: unknown) => tell({ title: checkoutFailure(error), tone: 'error' }))
        .finally(() => setIsGoingOn(false));
    }
  }, [status]);
  useEffect(() => {
    if (hasPaid && status === 'signedIn') setTimeout(() => void checkSubscription(), recheckMs);
  }, [hasPaid, status]);
  return isGoingOn;
}

type Asked = {
  outcome: 'success' | 'canceled' | undefined;
  plan: PlanId | undefined;
  period: BillingPeriod | undefined;
};

function readAddress(): Asked {
  const query = new URLSearchParams(location.search);
  return {
    outcome: (['success', 'canceled'] as const).find((each) => query.get(each) === 'true'),
    plan: plans.find((each) => each === query.get('plan')),
    period: billingPeriods.find((each) => each === query.get('periode')),
  };
}

/** Reloading or coming back is not paying again; and the page stays as it is drawn. */
function forgetAddress(): void {
  history.replaceState(history.state, '', paths.subscriptions());
}

function tellOutcome(outcome: 'success' | 'canceled', tell: Options['tell']): void {
  tell(
    outcome === 'success'
      ? { title: m.pricing_confirmed(), description: m.pricing_confirmed_text(), tone: 'success' }
      : { title: m.pricing_canceled(), description: m.pricing_canceled_text(), tone: 'info' },
  );
}
