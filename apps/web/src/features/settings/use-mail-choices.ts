import type { MailChoice, MailChoices } from '@coach/contracts/features/mails';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

const path = '/api/mail-choices';
const queryKey = ['mail-choices'];

/** Which mails the person receives of those they may do without. */
export function useMailChoices() {
  return useQuery({ queryKey, queryFn: ({ signal }) => request<MailChoices>(path, { signal }) });
}

/** Receives one of them, or no more: ticked at once, and back where that could not be kept. */
export function useChooseMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MailChoice) => request<MailChoices>(path, { method: 'PATCH', body }),
    scope: { id: path },
    onMutate: async ({ mail, wanted }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<MailChoices>(queryKey, (known) => known && { ...known, [mail]: wanted });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
