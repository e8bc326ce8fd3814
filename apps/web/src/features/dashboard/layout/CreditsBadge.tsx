import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { useUsage } from '../../usage/use-usage.ts';

/** What is left of the plan this month (spec 2, « Dashboard layout and home »). */
export function CreditsBadge() {
  const { tier } = useSession();
  const { data } = useUsage();
  const meter = data?.meters.cv_analysis;
  if (!meter) return null;
  return (
    <Badge key={tier} tone={meter.remaining === 0 ? 'warn' : 'brand'}>
      {creditText(meter.remaining)}
    </Badge>
  );
}

function creditText(remaining: number | null): string {
  if (remaining === null) return m.dashboard_unlimited();
  if (remaining === 0) return m.dashboard_credit_none();
  return remaining === 1 ? m.dashboard_credit_one() : m.dashboard_credits({ count: remaining });
}
