import type { Subscription } from '@coach/contracts/features/billing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { billingKeys } from './billing-keys.ts';
import { useRefreshSubscription } from './use-refresh-subscription.ts';

/** Ends the subscription with the period that is paid for, or takes back its end or a change that is to come. */
export function useChangeSubscription(act: 'cancel-subscription' | 'resume-subscription') {
  const client = useQueryClient();
  const refresh = useRefreshSubscription();
  return useMutation({
    mutationFn: () => request<Subscription>(`/api/functions/${act}`, { method: 'POST', body: {}, bearer: true }),
    onSuccess: (subscription) => {
      client.setQueryData(billingKeys.subscription, subscription);
      void refresh();
    },
  });
}
