import type { JobSummary } from '@coach/contracts/features/jobs';
import { cx } from '../../../ui/cx.ts';
import { SpinnerMark } from '../../../ui/SpinnerMark.tsx';
import { statusName } from '../job-status.ts';
import { CheckIcon, ClockIcon, StopIcon } from './icons.tsx';

const tones = { pending: 'text-ink-soft', analyzing: 'text-brand', analyzed: 'text-ok', failed: 'text-bad' };

/** Where the reading stands: a clock, a turning mark, a check (spec 1, section 4), or what stopped it. */
export function ReadingState({ status }: { status: JobSummary['status'] }) {
  return (
    <p className={cx('flex items-center gap-2 text-xs font-semibold', tones[status])}>
      <StateIcon status={status} />
      {statusName(status)}
    </p>
  );
}

function StateIcon({ status }: { status: JobSummary['status'] }) {
  if (status === 'pending') return <ClockIcon className="size-4.5 shrink-0" />;
  if (status === 'analyzing') return <SpinnerMark className="size-4.5 shrink-0" />;
  if (status === 'analyzed') return <CheckIcon className="size-4.5 shrink-0" />;
  return <StopIcon className="size-4.5 shrink-0" />;
}
