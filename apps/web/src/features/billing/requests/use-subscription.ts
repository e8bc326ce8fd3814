import type { Subscription } from '@coach/contracts/features/billing';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { billingKeys } from './billing-keys.ts';

/** The subscription of the person, its dates and what is to come. */
export function useSubscription() {
  return useQuery({
    queryKey: billingKeys.subscription,
    queryFn: ({ signal }) => request<Subscription>('/api/subscription', { signal }),
  });
}
