import type { JobSummary } from '@coach/contracts/features/jobs';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { CheckIcon, OpenCircle } from './icons.tsx';

/** What is done and left to do before applying. */
export function TodoMarks({ job }: { job: JobSummary }) {
  return (
    <ul aria-label={m.jobs_todo()} className="mt-3 flex flex-wrap gap-x-5 text-sm">
      <Mark label={m.jobs_todo_cv()} done={job.adaptedCV !== null} />
      <Mark label={m.jobs_todo_letter()} done={job.coverLetter !== null} />
    </ul>
  );
}

function Mark({ label, done }: { label: string; done: boolean }) {
  const Icon = done ? CheckIcon : OpenCircle;
  return (
    <li className={cx('flex items-center gap-1.5', done ? 'text-ok' : 'text-ink-soft')}>
      <Icon className="size-4.5 shrink-0" />
      {label}
      <span className="sr-only">{done ? m.jobs_todo_done() : m.jobs_todo_open()}</span>
    </li>
  );
}
