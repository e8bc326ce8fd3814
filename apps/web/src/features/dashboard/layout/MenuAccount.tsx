import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useRefreshSubscription } from '../../billing/requests/use-refresh-subscription.ts';
import { PlanBadge } from '../../shell/PlanBadge.tsx';
import { useLeave } from '../../shell/use-leave.ts';

/** Who is signed in and on which plan, with a fresh look at the subscription and the way out. */
export function MenuAccount() {
  const { user } = useSession();
  const { leave, busy, error } = useLeave();
  return (
    <div className="mt-6 border-t-2 border-line pt-5">
      <p className="text-sm break-words text-ink-soft">{user?.email}</p>
      <div className="mt-2">
        <PlanBadge displayName />
      </div>
      <div className="mt-3 -ml-4 flex flex-col items-start">
        <RefreshStatus />
        <Button variant="quiet" size="sm" onClick={leave} busy={busy}>
          {m.dashboard_sign_out()}
        </Button>
      </div>
      {error ? (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function RefreshStatus() {
  const refreshSubscription = useRefreshSubscription();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    const known = await refreshSubscription();
    setBusy(false);
    toast(
      known
        ? { title: m.dashboard_status_fresh(), tone: 'success' }
        : { title: m.dashboard_status_failed(), tone: 'error' },
    );
  };
  return (
    <Button variant="quiet" size="sm" onClick={refresh} busy={busy}>
      {m.dashboard_status()}
    </Button>
  );
}
