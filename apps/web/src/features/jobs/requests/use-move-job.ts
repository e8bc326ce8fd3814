import type { ApplicationStatus, JobSummary } from '@coach/contracts/features/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { nextBelow, positionBefore, toColumns } from '../board/board-order.ts';
import { jobName } from '../job-name.ts';
import { columnName } from '../job-status.ts';
import { changeJob, findJob, type JobPages, jobKeys, listedJobs } from './job-cache.ts';
import { useChangeJob } from './use-change-job.ts';

/** Moves an offer on the board: at once, with a way back, and back by itself when the server refuses. */
export function useMoveJob(announce: (text: string) => void) {
  const client = useQueryClient();
  const { mutateAsync } = useChangeJob();

  const put = useCallback(
    async (job: JobSummary, status: ApplicationStatus, before: string | null) => {
      const column = toColumns(listedJobs(client.getQueryData<JobPages>(jobKeys.list)))[status];
      const shown = { applicationStatus: status, position: positionBefore(column, job.id, before) };
      const others = column.filter(({ id }) => id !== job.id);
      const found = others.findIndex(({ id }) => id === before);
      const place = found === -1 ? others.length : found;
      const told = { name: jobName(job), column: columnName(status), place: place + 1, total: others.length + 1 };
      announce(m.jobs_moved_place(told));
      const { applicationStatus, position } = findJob(client, job.id) ?? job;
      const was = { applicationStatus, position };
      // Before anything is awaited: the next arrow key starts from here.
      changeJob(client, job.id, shown);
      try {
        const moved = await mutateAsync({ id: job.id, update: { applicationStatus: status, before }, shown, was });
        // The column was numbered anew: the other cards' places are known no more.
        if (moved.position !== shown.position) void client.invalidateQueries({ queryKey: jobKeys.list });
        return true;
      } catch (error) {
        announce(m.jobs_undone({ name: jobName(job), column: columnName(was.applicationStatus) }));
        toast({ title: m.jobs_change_failed(), description: toApiFailure(error).message, tone: 'error' });
        return false;
      }
    },
    [client, mutateAsync, announce],
  );

  return useCallback(
    (job: JobSummary, status: ApplicationStatus, before?: string | null) => {
      const columns = toColumns(listedJobs(client.getQueryData<JobPages>(jobKeys.list)));
      const from = { status: job.applicationStatus, before: nextBelow(columns[job.applicationStatus], job.id) };
      const top = columns[status].find(({ id }) => id !== job.id)?.id ?? null;
      const done = put(job, status, before === undefined ? top : before);
      if (status === from.status) return;
      const name = jobName(job);
      const undo = async () => {
        const back = await put({ ...job, applicationStatus: status }, from.status, from.before);
        if (back) announce(m.jobs_undone({ name, column: columnName(from.status) }));
      };
      void done.then((moved) => {
        // A card moved on meanwhile has a later move to undo.
        if (moved && findJob(client, job.id)?.applicationStatus === status)
          toast({
            title: m.jobs_moved({ name, column: columnName(status) }),
            tone: 'success',
            action: { label: m.jobs_undo(), onPress: () => void undo() },
          });
      });
    },
    [client, put, announce],
  );
}
