import type { Purchase } from '@coach/contracts/prices';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/Toast.tsx';
import { openInTab } from '../open-in-tab.ts';
import { checkoutFailure, createCheckout } from '../pricing/create-checkout.ts';
import { useRefreshSubscription } from './use-refresh-subscription.ts';

/** What was done at the provider is looked for this long after its page was opened (spec 1, section 9). */
const afterPortalMs = 2000;

/** Opens the page to pay for a plan, or to confirm a change of it. Signed out, the person signs in first. */
export function useCheckout() {
  const { status } = useSession();
  const navigate = useNavigate();
  const refresh = useRefreshSubscription();
  const [opening, setOpening] = useState<Purchase['plan'] | null>(null);
  const open = async ({ plan, period }: Purchase): Promise<void> => {
    if (status === 'signedOut') return void navigate(paths.auth({ redirect: paths.subscription() }));
    if (opening) return;
    setOpening(plan);
    try {
      await openInTab(() => createCheckout(plan, period));
    } catch (error) {
      // What was bought elsewhere meanwhile is shown.
      if (toApiFailure(error).code === 'conflict') void refresh();
      toast({ title: checkoutFailure(error), tone: 'error' });
    } finally {
      setOpening(null);
    }
  };
  return { opening, open };
}

/** Opens the person’s own page at the payment provider. */
export function usePortal() {
  const refresh = useRefreshSubscription();
  const [opening, setOpening] = useState(false);
  const open = async (): Promise<void> => {
    if (opening) return;
    setOpening(true);
    try {
      await openInTab(() => request('/api/functions/customer-portal', { method: 'POST', body: {}, bearer: true }));
      setTimeout(() => void refresh(), afterPortalMs);
    } catch {
      toast({ title: m.billing_portal_failed(), tone: 'error' });
    } finally {
      setOpening(false);
    }
  };
  return { opening, open };
}
