import type { ApplicationStatus, JobSummary } from '@coach/contracts/features/jobs';
import { Fragment, memo } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { columnName } from '../job-status.ts';
import { useGrowing } from '../use-growing.ts';
import { BoardCard } from './BoardCard.tsx';

type BoardColumnProps = {
  status: ApplicationStatus;
  jobs: readonly JobSummary[];
  today: string;
  /** The card being moved. */
  dragged: string | null;
  /** Where it would land here, counted without it. */
  dropIndex: number | null;
  hintId: string;
  onMenuMove: (id: string) => void;
};

/** One stage: its name, how many stand there, and its cards, which scroll under the name. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { status, jobs, today, dragged, dropIndex, hintId, onMenuMove } = props;
  const { shown, end, more } = useGrowing(jobs.length);
  const name = columnName(status);
  const drawn = jobs.slice(0, shown);
  const others = drawn.filter(({ id }) => id !== dragged);
  const target = dropIndex === null ? null : (others[dropIndex]?.id ?? 'end');
  return (
    <section
      data-column={status}
      aria-label={m.jobs_column_total({ column: name, count: jobs.length })}
      className={cx(
        'flex w-72 shrink-0 flex-col rounded-lg border-2 bg-card',
        dropIndex === null ? 'border-line' : 'border-brand',
      )}
    >
      <h2 className="flex items-baseline justify-between gap-3 border-b-2 border-line px-4 py-2.5 text-base">
        {name}
        <span className="text-sm text-ink-soft">{formatNumber(jobs.length)}</span>
      </h2>
      <ul
        data-cards=""
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-y-contain p-3"
      >
        {drawn.map((job, index) => (
          <Fragment key={job.id}>
            {target === job.id ? <DropLine /> : null}
            <BoardCard
              job={job}
              today={today}
              lifted={dragged === job.id}
              isFirst={index === 0}
              above={jobs[index - 1]?.id ?? null}
              isLast={index === jobs.length - 1}
              afterNext={jobs[index + 2]?.id ?? null}
              hintId={hintId}
              onMenuMove={onMenuMove}
            />
          </Fragment>
        ))}
        {target === 'end' ? <DropLine /> : null}
        {more ? (
          <li aria-hidden="true" className="h-px shrink-0">
            <div ref={end} />
          </li>
        ) : null}
        {jobs.length === 0 && target === null ? (
          <li className="px-2 py-6 text-center text-sm text-ink-soft">{m.jobs_column_empty()}</li>
        ) : null}
      </ul>
    </section>
  );
});

/** Where the card would land. */
function DropLine() {
  return <li aria-hidden="true" className="h-1.5 shrink-0 rounded-full bg-brand" />;
}
