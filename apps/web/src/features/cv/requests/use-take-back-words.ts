import type { Analysis } from '@coach/contracts/features/cv';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { describeFailure } from '../amend/describe-failure.ts';
import { cvKeys } from './cv-keys.ts';

type Asked = { lines: string[]; undone: boolean };

/** Takes the engine’s lines back in the optimised CV, or puts the model’s again; `lines` are the engine’s. */
export function useTakeBackWords(id: string) {
  const client = useQueryClient();
  const key = cvKeys.analysis(id);
  return useMutation({
    scope: { id: key.join() },
    networkMode: 'always',
    mutationFn: (body: Asked) =>
      request<Analysis>(`/api/analyses/${encodeURIComponent(id)}/wording`, { method: 'PATCH', body }),
    onMutate: () => client.cancelQueries({ queryKey: key, exact: true }),
    onSuccess: (analysis, { undone }) => {
      client.setQueryData(key, analysis);
      toast({ title: undone ? m.cv_wording_back_done() : m.cv_wording_put_done(), tone: 'success' });
    },
    onError: (error) => toast({ ...describeFailure(error, m.cv_change_failed()), tone: 'error' }),
  });
}
