import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { checkSubscription } from '../../../lib/session.ts';
import { tellTabs } from '../../../lib/session-channel.ts';
import { usageKey } from '../../usage/use-usage.ts';

/** What this tab shows of the subscription and of what it allows is fetched anew. */
export async function forgetSubscription(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['billing'] }),
    client.invalidateQueries({ queryKey: usageKey }),
  ]);
}

/** Asks the server, and through it the payment provider, how things stand; the other tabs do as well. */
export function useRefreshSubscription(): () => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(async () => {
    const known = await checkSubscription();
    tellTabs({ news: 'subscription-changed' });
    await forgetSubscription(client);
    return known;
  }, [client]);
}
