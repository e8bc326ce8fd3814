import type { BillingPeriod } from '@coach/contracts/prices';
import type { PlanId } from '@coach/contracts/tiers';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { openInTab } from '../open-in-tab.ts';
import { checkoutFailure, createCheckout } from './create-checkout.ts';
import type { PricingWord } from './PricingNews.tsx';

/** Choosing a plan when one has none: its payment page opens in a new tab, and `news` says what went wrong. */
export function useChoosePlan() {
  const [busy, setBusy] = useState<PlanId | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [news, setNews] = useState<PricingWord | null>(null);
  const choose = async (plan: PlanId, period: BillingPeriod) => {
    if (plan === 'explorer') return setNews({ title: m.billing_already_explorer(), tone: 'info' });
    setBusy(plan);
    try {
      setIsOpen((await openInTab(() => createCheckout(plan, period))) === 'tab');
    } catch (error) {
      setNews({ title: checkoutFailure(error), tone: 'error' });
    } finally {
      setBusy(null);
    }
  };
  return { choose, busy, isOpen, news, tell: setNews };
}
