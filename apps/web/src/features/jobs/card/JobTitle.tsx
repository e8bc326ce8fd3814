import type { JobSummary } from '@coach/contracts/features/jobs';
import { m } from '../../../paraglide/messages.js';
import { jobName } from '../job-name.ts';
import { useJobActions } from '../jobs-context.ts';

/** The title opens the offer: its text, the notes. */
export function JobTitle({ job }: { job: JobSummary }) {
  const { open } = useJobActions();
  const name = jobName(job);
  return (
    <h2 className="mt-1 text-lg">
      <button
        type="button"
        onClick={() => open(job.id)}
        aria-label={m.jobs_open_label({ name })}
        className="-mx-1 min-h-11 max-w-full cursor-pointer rounded-sm px-1 text-left break-words decoration-2 underline-offset-4 hover:underline"
      >
        {name}
      </button>
    </h2>
  );
}
