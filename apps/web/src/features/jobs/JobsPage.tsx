import type { JobSummary } from '@coach/contracts/features/jobs';
import { useCallback, useMemo, useRef, useState } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AddJobDialog } from './add/AddJobDialog.tsx';
import { JobDetailDialog } from './detail/JobDetailDialog.tsx';
import { EditJobDialog } from './EditJobDialog.tsx';
import { EmptyJobs } from './EmptyJobs.tsx';
import { JobsHeader } from './JobsHeader.tsx';
import { JobsShelf } from './JobsShelf.tsx';
import { type JobActions, JobActionsContext } from './jobs-context.ts';
import { ReanalyseDialog } from './ReanalyseDialog.tsx';
import { RemoveJobDialog } from './RemoveJobDialog.tsx';
import { useJobs } from './requests/use-jobs.ts';
import { useMoveJob } from './requests/use-move-job.ts';
import { useRunningJobs } from './requests/use-running-jobs.ts';
import { useAnnouncer } from './use-announcer.ts';
import { useJobsView } from './use-jobs-view.ts';
import { useReadingNews } from './use-reading-news.ts';

type Asked = { what: 'add' } | { what: 'reanalyse' | 'edit' | 'remove'; job: JobSummary };

/** /dashboard/jobs: the offers a person aims at, as a list or as a board. */
export function JobsPage() {
  const query = useJobs();
  const { jobs } = query;
  const place = useJobsView();
  const [said, announce] = useAnnouncer();
  useRunningJobs(jobs, useReadingNews(announce));
  const move = useMoveJob(announce);
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const { open } = place;
  const actions = useMemo<JobActions>(
    () => ({
      open,
      move,
      reanalyse: (job) => setAsked({ what: 'reanalyse', job }),
      edit: (job) => setAsked({ what: 'edit', job }),
      remove: (job) => setAsked({ what: 'remove', job }),
    }),
    [open, move],
  );
  const add = () => setAsked({ what: 'add' });
  const jobAsked = (what: Asked['what']) => (asked && 'job' in asked && asked.what === what ? asked.job : null);
  return (
    <JobActionsContext value={actions}>
      <JobsHeader title={title} count={query.data ? jobs.length : 0} place={place} onAdd={add} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {query.isPending ? <Spinner className="py-16" /> : null}
      {query.error ? (
        <div className="mt-6">
          <ErrorState
            message={toApiFailure(query.error).message}
            onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
            busy={query.isFetching}
          />
        </div>
      ) : null}
      {query.data && jobs.length === 0 ? <EmptyJobs onAdd={add} /> : null}
      {jobs.length > 0 ? <JobsShelf jobs={jobs} place={place} loadingRest={query.hasNextPage && !query.error} /> : null}
      <AddJobDialog open={asked?.what === 'add'} onClose={close} />
      <ReanalyseDialog job={jobAsked('reanalyse')} onClose={close} />
      <EditJobDialog job={jobAsked('edit')} onClose={close} />
      <RemoveJobDialog
        job={jobAsked('remove')}
        onClose={close}
        onRemoved={place.forget}
        focusAfter={() => title.current}
      />
      <JobDetailDialog id={place.openId} onClose={place.close} />
    </JobActionsContext>
  );
}
