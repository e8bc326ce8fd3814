import { monthlyLimit } from '@coach/contracts/limits';
import { tierDisplayName } from '@coach/contracts/tiers';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { renewalDay } from '../../usage/renewal-day.ts';
import { useUsage } from '../../usage/use-usage.ts';

/** How many analyses are left this month, as the server counts them; before signing in, what is free. */
export function RemainingAnalyses({ className }: { className?: string }) {
  const { status, tier } = useSession();
  const { data } = useUsage(status === 'signedIn');
  if (status === 'signedOut')
    return <p className={className}>{m.cv_remaining_free({ count: monthlyLimit('cv_analysis', 'free') ?? 0 })}</p>;
  const meter = data?.meters.cv_analysis;
  if (!data || !meter) return null;
  if (meter.limit === null || meter.remaining === null)
    return <p className={className}>{m.cv_remaining_unlimited({ plan: tierDisplayName(tier) })}</p>;
  if (meter.remaining === 0)
    return <p className={className}>{m.cv_remaining_none({ limit: meter.limit, day: renewalDay(data.month) })}</p>;
  return <p className={className}>{m.cv_remaining({ count: meter.remaining, limit: meter.limit })}</p>;
}
