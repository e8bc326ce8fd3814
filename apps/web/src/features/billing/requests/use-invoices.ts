import type { Invoice } from '@coach/contracts/features/billing';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { billingKeys } from './billing-keys.ts';

/** The invoices of the person, newest first. */
export function useInvoices() {
  return useQuery({
    queryKey: billingKeys.invoices,
    queryFn: async ({ signal }) => (await request<{ items: Invoice[] }>('/api/invoices', { signal })).items,
  });
}
