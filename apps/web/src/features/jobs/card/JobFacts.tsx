import type { JobSummary } from '@coach/contracts/features/jobs';
import { printed } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { columnName } from '../job-status.ts';
import { remoteName } from '../remote-name.ts';
import { NextStepMark } from './NextStepMark.tsx';

/** Who, where, on what terms, and where the application stands. */
export function JobFacts({ job, today }: { job: JobSummary; today: string }) {
  const where = [job.company, job.location].filter((each) => each !== null && each !== '');
  const terms = [job.type, remoteName(job.remote), job.salary].filter((each) => each !== null);
  const status = job.applicationStatus;
  return (
    <>
      {where.length > 0 ? (
        <p className="break-words text-ink-soft">{where.map((each) => printed(each ?? '')).join(', ')}</p>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {status === 'not_applied' ? null : <Badge tone={statusTones[status]}>{columnName(status)}</Badge>}
        {terms.map((term) => (
          <Badge key={term} className="max-w-full whitespace-normal!">
            {term}
          </Badge>
        ))}
        {job.nextStepDate ? <NextStepMark date={job.nextStepDate} today={today} /> : null}
      </div>
    </>
  );
}

const statusTones = {
  draft: 'neutral',
  applied: 'brand',
  interview: 'accent',
  offer: 'ok',
  refused: 'neutral',
} as const;
