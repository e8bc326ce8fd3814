import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { tellTabs } from '../../../lib/session-channel.ts';
import { useRefreshSubscription } from '../requests/use-refresh-subscription.ts';

/** The first look is the spec’s (section 9); the others are for a provider that takes its time. */
const looksAtMs = [1000, 4000, 10_000, 25_000];

export type PaymentReturn = 'success' | 'canceled';

/**
 * What the way back from a payment says, until the page is left: the address forgets it at once. After a payment the
 * subscription is looked at anew, by the other tabs at once: this one may be closed as soon as it says so.
 */
export function usePaymentReturn(): PaymentReturn | null {
  const [query, setQuery] = useSearchParams();
  const refresh = useRefreshSubscription();
  const asked = readReturn(query);
  const [told, setTold] = useState(asked);
  useEffect(() => {
    if (!asked) return;
    setTold(asked);
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [asked, setQuery]);
  useEffect(() => {
    if (told !== 'success') return;
    tellTabs({ news: 'subscription-changed' });
    const looks = looksAtMs.map((ms) => setTimeout(() => void refresh(), ms));
    return () => looks.forEach(clearTimeout);
  }, [told, refresh]);
  return told;
}

function readReturn(query: URLSearchParams): PaymentReturn | null {
  if (query.get('success') === 'true') return 'success';
  return query.get('canceled') === 'true' ? 'canceled' : null;
}
