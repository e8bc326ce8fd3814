import { monthlyLimit } from '@coach/contracts/limits';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { renewalDay } from '../usage/renewal-day.ts';
import { useUsage } from '../usage/use-usage.ts';

/** « Lettres restantes ce mois-ci », as the server counts them; nothing where there is no limit (spec 2, section 2). */
export function RemainingLetters({ className }: { className?: string }) {
  const { status } = useSession();
  const { data } = useUsage(status === 'signedIn');
  if (status === 'signedOut')
    return (
      <p className={className}>{m.letters_left_free({ count: monthlyLimit('motivation_letter', 'free') ?? 0 })}</p>
    );
  const meter = data?.meters.motivation_letter;
  if (!data || !meter || meter.limit === null || meter.remaining === null) return null;
  if (meter.remaining === 0)
    return <p className={className}>{m.letters_left_none({ limit: meter.limit, day: renewalDay(data.month) })}</p>;
  return <p className={className}>{m.letters_left({ count: meter.remaining, limit: meter.limit })}</p>;
}
