import type { Job } from '@coach/contracts/features/jobs';
import { formatDate, printed } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { m } from '../../../paraglide/messages.js';
import { FailedReading } from '../card/FailedReading.tsx';
import { JobCardActions } from '../card/JobCardActions.tsx';
import { JobFacts } from '../card/JobFacts.tsx';
import { JobMenu } from '../card/JobMenu.tsx';
import { JobScore } from '../card/JobScore.tsx';
import { MissingSkills } from '../card/MissingSkills.tsx';
import { ReadingState } from '../card/ReadingState.tsx';
import { TodoMarks } from '../card/TodoMarks.tsx';
import { ApplicationField } from './ApplicationField.tsx';
import { NextStepField } from './NextStepField.tsx';
import { NotesField } from './NotesField.tsx';

export function JobDetail({ job }: { job: Job }) {
  const analysed = job.status === 'analyzed';
  const matched = analysed && job.documentId !== null;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-32">
            <ReadingState status={job.status} />
            <p className="text-sm text-ink-soft">
              {job.postedDate ? `${m.jobs_detail_posted({ date: formatDate(job.postedDate) })}. ` : null}
              {m.jobs_detail_added({ date: formatDate(job.createdAt) })}.
            </p>
          </div>
          <div className="ml-auto flex items-start gap-3">
            {analysed ? <JobScore job={job} /> : null}
            <JobMenu job={job} inDetail />
          </div>
        </div>
        <JobFacts job={job} today={localDay(new Date())} />
        {job.status === 'failed' ? <FailedReading job={job} /> : null}
        {matched && job.documentName ? (
          <p className="mt-3 text-sm break-words text-ink-soft">{m.jobs_cv_matched({ name: job.documentName })}</p>
        ) : null}
        {matched ? <MissingSkills skills={job.missingSkills} asked={job.requirements.length} all /> : null}
        {analysed ? <TodoMarks job={job} /> : null}
        <JobCardActions job={job} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <ApplicationField job={job} />
        <NextStepField job={job} />
      </div>
      <NotesField job={job} />
      {job.requirements.length > 0 ? (
        <section>
          <h3 className="mb-2 text-lg">{m.jobs_detail_requirements()}</h3>
          <ul className="list-disc pl-6">
            {job.requirements.map((requirement) => (
              <li key={requirement}>{printed(requirement)}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h3 className="mb-2 text-lg">{m.jobs_detail_text()}</h3>
        {job.description ? (
          <p className="rounded-lg border border-line p-4 text-sm break-words whitespace-pre-line">{job.description}</p>
        ) : (
          <p className="text-ink-soft">{m.jobs_detail_text_none()}</p>
        )}
      </section>
    </div>
  );
}
