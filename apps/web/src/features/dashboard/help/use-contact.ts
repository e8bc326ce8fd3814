import type { Contact } from '@coach/contracts/features/contact';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { whileRunning } from '../../../lib/while-running.ts';

/** Pressed twice, it is one message. */
const send = whileRunning((body: Contact) => request('/api/contact', { method: 'POST', body }), JSON.stringify);

/** Writes to the operator. */
export function useContact() {
  return useMutation({ mutationFn: send });
}
