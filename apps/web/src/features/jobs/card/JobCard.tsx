import type { JobSummary } from '@coach/contracts/features/jobs';
import { memo } from 'react';
import { m } from '../../../paraglide/messages.js';
import { FailedReading } from './FailedReading.tsx';
import { JobCardActions } from './JobCardActions.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobMenu } from './JobMenu.tsx';
import { JobScore } from './JobScore.tsx';
import { JobTitle } from './JobTitle.tsx';
import { MissingSkills } from './MissingSkills.tsx';
import { ReadingState } from './ReadingState.tsx';
import { Requirements } from './Requirements.tsx';
import { TodoMarks } from './TodoMarks.tsx';

/** An offer in the list: what it is, how it matches, what is left to do. */
export const JobCard = memo(function JobCard({ job, today }: { job: JobSummary; today: string }) {
  const analysed = job.status === 'analyzed';
  const matched = analysed && job.documentId !== null;
  return (
    <article className="rounded-xl border border-line bg-card p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-32">
          <ReadingState status={job.status} />
          <JobTitle job={job} />
        </div>
        <div className="ml-auto flex items-start gap-3">
          {analysed ? <JobScore job={job} /> : null}
          <JobMenu job={job} />
        </div>
      </div>
      <JobFacts job={job} today={today} />
      {job.status === 'failed' ? <FailedReading job={job} /> : null}
      {matched && job.documentName ? (
        <p className="mt-3 text-sm break-words text-ink-soft">{m.jobs_cv_matched({ name: job.documentName })}</p>
      ) : null}
      {matched ? <MissingSkills skills={job.missingSkills} asked={job.requirements.length} /> : null}
      {analysed ? <Requirements requirements={job.requirements} /> : null}
      {analysed ? <TodoMarks job={job} /> : null}
      <JobCardActions job={job} />
    </article>
  );
});
