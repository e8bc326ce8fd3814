import { applicationStatuses, type JobSummary } from '@coach/contracts/features/jobs';
import { type KeyboardEvent, useCallback, useId, useMemo, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useJobActions } from '../jobs-context.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { arrowTarget, toColumns } from './board-order.ts';
import { useBoardDrag } from './use-board-drag.ts';
import { useGripFocus } from './use-grip-focus.ts';

/** The six stages side by side; cards move by mouse, by finger (the grip) and by the arrow keys. */
export function JobBoard({ jobs, today }: { jobs: readonly JobSummary[]; today: string }) {
  const { move } = useJobActions();
  const board = useRef<HTMLElement>(null);
  const hintId = useId();
  const columns = useMemo(() => toColumns(jobs), [jobs]);
  const keepFocus = useGripFocus(board, columns);
  const drop = useCallback(
    (id: string, status: JobSummary['applicationStatus'], index: number) => {
      const job = jobs.find((each) => each.id === id);
      const before = columns[status].filter((each) => each.id !== id)[index]?.id ?? null;
      const column = job ? columns[job.applicationStatus] : [];
      const stays = job?.applicationStatus === status && column.findIndex((each) => each.id === id) === index;
      if (job && !stays) move(job, status, before);
    },
    [jobs, columns, move],
  );
  const { dragged, place, onPointerDown } = useBoardDrag(board, drop);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = (event.target as HTMLElement).dataset.grip;
    const job = id ? jobs.find((each) => each.id === id) : undefined;
    if (!job || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const target = arrowTarget(columns, job, event.key);
    if (!target) return;
    keepFocus(job.id);
    move(job, target.status, target.before);
  };
  return (
    <>
      <p id={hintId} className="mt-6 text-sm text-ink-soft max-sm:sr-only">
        {m.jobs_board_hint()}
      </p>
      <section
        ref={board}
        aria-label={m.jobs_board_label()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
        tabIndex={0}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        className="relative mt-4 -mx-5 flex h-[calc(100dvh-9rem)] max-h-[60rem] min-h-[24rem] gap-4 overflow-x-auto px-5 pb-3 lg:mx-0 lg:px-0"
      >
        {applicationStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            jobs={columns[status]}
            today={today}
            dragged={dragged}
            dropIndex={place?.status === status ? place.index : null}
            hintId={hintId}
            onMenuMove={keepFocus}
          />
        ))}
      </section>
    </>
  );
}
