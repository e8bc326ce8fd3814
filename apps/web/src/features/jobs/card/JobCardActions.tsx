import type { JobSummary } from '@coach/contracts/features/jobs';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { adaptPath, letterToJobPath } from '../adapt-path.ts';
import { jobName } from '../job-name.ts';
import { useJobActions } from '../jobs-context.ts';

/** The next things to do with an offer that has been read. */
export function JobCardActions({ job }: { job: JobSummary }) {
  const { move } = useJobActions();
  const name = jobName(job);
  const markable = job.applicationStatus === 'not_applied' || job.applicationStatus === 'draft';
  const adaptable = job.status === 'analyzed' || job.adaptedCV !== null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {adaptable ? (
        <Button
          size="sm"
          variant={job.adaptedCV ? 'secondary' : 'primary'}
          render={
            <Link
              to={adaptPath(job)}
              aria-label={job.adaptedCV ? m.jobs_adapted_label({ name }) : m.jobs_adapt_label({ name })}
            />
          }
        >
          {job.adaptedCV ? m.jobs_adapted() : m.jobs_adapt()}
        </Button>
      ) : null}
      {adaptable || job.coverLetter ? <LetterAction job={job} name={name} /> : null}
      {markable ? (
        <Button size="sm" variant="quiet" onClick={() => move(job, 'applied')} aria-label={m.jobs_mark_label({ name })}>
          {m.jobs_mark()}
        </Button>
      ) : null}
    </div>
  );
}

function LetterAction({ job, name }: { job: JobSummary; name: string }) {
  const label = job.coverLetter ? m.jobs_letter_open_label({ name }) : m.jobs_letter_label({ name });
  return (
    <Button size="sm" variant="secondary" render={<Link to={letterToJobPath(job)} aria-label={label} />}>
      {job.coverLetter ? m.jobs_letter_open() : m.jobs_letter()}
    </Button>
  );
}
