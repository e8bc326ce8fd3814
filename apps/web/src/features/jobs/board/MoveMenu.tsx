import { type ApplicationStatus, applicationStatuses, type JobSummary } from '@coach/contracts/features/jobs';
import { m } from '../../../paraglide/messages.js';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { MoveIcon } from '../card/icons.tsx';
import { jobName } from '../job-name.ts';
import { columnName } from '../job-status.ts';
import { useJobActions } from '../jobs-context.ts';

export type MoveMenuProps = {
  job: JobSummary;
  isFirst: boolean;
  isLast: boolean;
  above: string | null;
  /** The card two places below: the one to stand before when moving down. */
  afterNext: string | null;
  onMenuMove: (id: string) => void;
};

/** Every move without dragging. */
export function MoveMenu({ job, isFirst, isLast, above, afterNext, onMenuMove }: MoveMenuProps) {
  const { move } = useJobActions();
  const here = job.applicationStatus;
  const go = (status: ApplicationStatus, before?: string | null) => () => {
    onMenuMove(job.id);
    move(job, status, before);
  };
  const items: MenuItem[] = applicationStatuses
    .filter((status) => status !== here)
    .map((status) => ({ label: m.jobs_move_to({ column: columnName(status) }), onSelect: go(status) }));
  if (!isFirst) items.push({ label: m.jobs_move_up(), onSelect: go(here, above) });
  if (!isLast) items.push({ label: m.jobs_move_down(), onSelect: go(here, afterNext) });
  return (
    <Menu
      trigger={<MoveIcon className="size-5" />}
      label={m.jobs_move({ name: jobName(job) })}
      items={items}
      triggerClassName="-mt-1 -mr-1.5 ml-auto shrink-0 text-ink-soft"
    />
  );
}
