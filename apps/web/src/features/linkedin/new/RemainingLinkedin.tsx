import type { Usage } from '@coach/contracts/features/usage';
import { tierDisplayName } from '@coach/contracts/tiers';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { renewalDay } from '../../usage/renewal-day.ts';
import { useUsage } from '../../usage/use-usage.ts';

/** How many analyses are left this month, as the server counts them. */
export function RemainingLinkedin() {
  const { tier } = useSession();
  const { data } = useUsage();
  if (!data) return null;
  return (
    <div className="text-sm">
      <p>{remainingText(data, tier)}</p>
      <p className="text-ink-soft">{m.linkedin_same_free()}</p>
    </div>
  );
}

function remainingText({ meters, month }: Usage, tier: string): string {
  const { limit, remaining } = meters.linkedin_analysis;
  if (limit === null || remaining === null) return m.linkedin_remaining_unlimited({ plan: tierDisplayName(tier) });
  if (remaining === 0) return m.linkedin_remaining_none({ count: limit, day: renewalDay(month) });
  return m.linkedin_remaining({ count: remaining, limit });
}
