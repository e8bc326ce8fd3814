import type { JobSummary } from '@coach/contracts/features/jobs';
import { memo } from 'react';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { GripIcon } from '../card/icons.tsx';
import { JobScore } from '../card/JobScore.tsx';
import { NextStepMark } from '../card/NextStepMark.tsx';
import { ReadingState } from '../card/ReadingState.tsx';
import { jobName } from '../job-name.ts';
import { useJobActions } from '../jobs-context.ts';
import { MoveMenu, type MoveMenuProps } from './MoveMenu.tsx';

type BoardCardProps = MoveMenuProps & { today: string; lifted: boolean; hintId: string };

/** An offer on the board: enough to know it by. */
export const BoardCard = memo(function BoardCard({ today, lifted, hintId, ...move }: BoardCardProps) {
  const { job } = move;
  return (
    <li
      data-card={job.id}
      className={cx(
        'shrink-0 cursor-grab rounded-lg border border-line bg-paper p-3 shadow-card select-none [contain-intrinsic-block-size:auto_9rem] [content-visibility:auto]',
        lifted && 'opacity-40',
      )}
    >
      <div className="flex items-start gap-1">
        <Grip job={job} hintId={hintId} />
        <CardTitle job={job} />
        <MoveMenu {...move} />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 pl-1 empty:hidden">
        {job.status === 'analyzed' ? <JobScore job={job} small /> : <ReadingState status={job.status} />}
        {job.nextStepDate ? <NextStepMark date={job.nextStepDate} today={today} compact /> : null}
      </div>
    </li>
  );
});

/** What the finger holds and the arrow keys move: only there does a touch not scroll. */
function Grip({ job, hintId }: { job: JobSummary; hintId: string }) {
  return (
    <button
      type="button"
      data-grip={job.id}
      aria-describedby={hintId}
      aria-label={m.jobs_grip({ name: jobName(job) })}
      className="-mt-1 -ml-1.5 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-soft hover:bg-brand-soft"
    >
      <GripIcon className="size-5" />
    </button>
  );
}

function CardTitle({ job }: { job: JobSummary }) {
  const { open } = useJobActions();
  const name = jobName(job);
  return (
    <div className="min-w-0 flex-1">
      <h3 className="text-sm leading-snug">
        <button
          type="button"
          onClick={() => open(job.id)}
          aria-label={m.jobs_open_label({ name })}
          className="min-h-11 max-w-full cursor-pointer rounded-sm text-left break-words select-none decoration-2 underline-offset-4 hover:underline"
        >
          {name}
        </button>
      </h3>
      {job.company ? <p className="text-xs break-words text-ink-soft">{printed(job.company)}</p> : null}
    </div>
  );
}
