import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLeave } from '../shell/use-leave.ts';
import { useUsage } from './use-dashboard-data.ts';

/** What is left of the plan, and the way out. */
export function AccountStrip() {
  const { data } = useUsage();
  const { leave, busy, error } = useLeave();
  const meter = data?.meters.cv_analysis;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {meter ? <Badge tone={meter.remaining === 0 ? 'warn' : 'brand'}>{creditText(meter.remaining)}</Badge> : null}
      <Button variant="quiet" size="sm" onClick={leave} busy={busy}>
        {m.dashboard_sign_out()}
      </Button>
      {error ? (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function creditText(remaining: number | null): string {
  if (remaining === null) return m.dashboard_unlimited();
  if (remaining === 0) return m.dashboard_credit_none();
  return remaining === 1 ? m.dashboard_credit_one() : m.dashboard_credits({ count: remaining });
}
