import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../lib/session.ts';
import { hearTabs } from '../../lib/session-channel.ts';
import { forgetSubscription } from './requests/use-refresh-subscription.ts';

/** A plan that changed, here or in another tab, changes what every page shows at once: limits, dates, invoices. */
export function useFollowSubscription(): void {
  const client = useQueryClient();
  const { status, tier } = useSession();
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (status !== 'signedIn') return;
    if (known.current !== null && known.current !== tier) void forgetSubscription(client);
    known.current = tier;
  }, [client, status, tier]);
  useEffect(
    () =>
      hearTabs(({ news }) => {
        if (news === 'subscription-changed') void forgetSubscription(client);
      }),
    [client],
  );
}
