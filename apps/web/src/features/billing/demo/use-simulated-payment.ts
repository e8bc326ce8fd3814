import type { SimulatedPayment, simulatedAnswerSchema } from '@coach/contracts/features/billing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { billingKeys } from '../requests/billing-keys.ts';
import { useRefreshSubscription } from '../requests/use-refresh-subscription.ts';

type Answer = z.output<typeof simulatedAnswerSchema>;
export type Outcome = 'pay' | 'refuse' | 'abandon';

function addressOf(token: string): string {
  return `/api/simulated-payments/${encodeURIComponent(token)}`;
}

/** What a payment of the demonstration is for; asked for anew each time, since it can be paid or left elsewhere. */
export function useSimulatedPayment(token: string) {
  return useQuery({
    queryKey: billingKeys.payment(token),
    queryFn: ({ signal }) => request<SimulatedPayment>(addressOf(token), { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Pays, refuses or leaves it, and goes on to where the server says. */
export function useSettlePayment(token: string) {
  const refresh = useRefreshSubscription();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (outcome: Outcome) => request<Answer>(addressOf(token), { method: 'POST', body: { outcome } }),
    onSuccess: async ({ outcome, next }) => {
      if (outcome === 'paid') void refresh();
      if (next) await navigate(next, { replace: true });
    },
  });
}
