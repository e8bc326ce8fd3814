import type { JobSummary } from '@coach/contracts/features/jobs';
import { useGrowing } from '../use-growing.ts';
import { JobCard } from './JobCard.tsx';

/** One card under the other; of a long list, what is out of sight costs nothing. */
export function JobList({ jobs, today }: { jobs: readonly JobSummary[]; today: string }) {
  const { shown, end, more } = useGrowing(jobs.length);
  return (
    <>
      <ul className="mt-6 flex flex-col gap-5">
        {jobs.slice(0, shown).map((job) => (
          <li key={job.id} className="-m-4 p-4 [contain-intrinsic-block-size:auto_25rem] [content-visibility:auto]">
            <JobCard job={job} today={today} />
          </li>
        ))}
      </ul>
      {more ? <div ref={end} className="h-px" /> : null}
    </>
  );
}
