import type { CreateCheckout } from '@coach/contracts/features/billing';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/Toast.tsx';
import { openInTab } from '../open-in-tab.ts';
import { useRefreshSubscription } from './use-refresh-subscription.ts';

/** What was done at the provider is looked for this long after its page was opened (spec 1, section 9). */
const afterPortalMs = 2000;

/** Opens the page to pay for a plan, or to confirm a change of it. Signed out, the person signs in first. */
export function useCheckout() {
  const { status } = useSession();
  const navigate = useNavigate();
  const refresh = useRefreshSubscription();
  const [opening, setOpening] = useState<string | null>(null);
  const open = async (body: CreateCheckout): Promise<void> => {
    if (status === 'signedOut') return void navigate(paths.auth({ redirect: paths.subscription() }));
    if (opening) return;
    setOpening(body.tier);
    try {
      await openInTab(() => call('create-checkout', body));
    } catch (error) {
      const { code, message } = toApiFailure(error);
      // What was bought elsewhere meanwhile is told as it is, and shown.
      if (code === 'conflict') void refresh();
      toast({ title: code === 'conflict' ? message : m.billing_checkout_failed(), tone: 'error' });
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
      await openInTab(() => call('customer-portal', {}));
      setTimeout(() => void refresh(), afterPortalMs);
    } catch {
      toast({ title: m.billing_portal_failed(), tone: 'error' });
    } finally {
      setOpening(false);
    }
  };
  return { opening, open };
}

function call(name: 'create-checkout' | 'customer-portal', body: object): Promise<{ url: string }> {
  return request(`/api/functions/${name}`, { method: 'POST', body, bearer: true });
}
