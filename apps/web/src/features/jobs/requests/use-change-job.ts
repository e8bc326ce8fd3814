import type { Job, JobUpdate } from '@coach/contracts/features/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { changeJob, findJob, jobKeys } from './job-cache.ts';
import { jobPath } from './use-job.ts';

export type JobChange = {
  id: string;
  update: JobUpdate;
  /** Shown at once, and taken back if the server refuses. */
  shown?: Partial<Job>;
  /** What it was, for who shows the change before asking for it. */
  was?: Partial<Job>;
};

/** Changes an offer. Changes go out one after the other, so that the last one made is the one that stays. */
export function useChangeJob() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: jobKeys.change,
    scope: { id: jobKeys.change.join() },
    // Without a network a change is refused at once, and said so, rather than left waiting.
    networkMode: 'always',
    mutationFn: ({ id, update }: JobChange) => request<Job>(jobPath(id), { method: 'PATCH', body: update }),
    onMutate: async ({ id, shown, was }) => {
      await client.cancelQueries({ queryKey: jobKeys.list });
      const before = findJob(client, id);
      if (shown) changeJob(client, id, shown);
      return { before: was ?? (before && shown ? pick(before, shown) : {}) };
    },
    onError: (_, { id }, context) => {
      if (context) changeJob(client, id, context.before);
      void client.invalidateQueries({ queryKey: jobKeys.list });
    },
    // An answer that a later change has overtaken would show the past.
    onSuccess: (job) => {
      if (client.isMutating({ mutationKey: jobKeys.change }) === 1) changeJob(client, job.id, job);
    },
  });
}

function pick<Kept extends object>(from: Kept, like: object): Partial<Kept> {
  const entries = Object.entries(from).filter(([name]) => name in like);
  return Object.fromEntries(entries) as Partial<Kept>;
}
