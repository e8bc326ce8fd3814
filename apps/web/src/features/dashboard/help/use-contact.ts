import type { Contact, ContactState } from '@coach/contracts/features/contact';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { whileRunning } from '../../../lib/while-running.ts';

/** Pressed twice, it is one message. */
const send = whileRunning((body: Contact) => request('/api/contact', { method: 'POST', body }), JSON.stringify);

/** Writes to the operator. */
export function useContact() {
  return useMutation({ mutationFn: send });
}

/** Whether the operator has given an address: without one, nothing would arrive. */
export function useContactState() {
  return useQuery({
    queryKey: ['contact'],
    queryFn: ({ signal }) => request<ContactState>('/api/contact', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
