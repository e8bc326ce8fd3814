import type { JobSummary } from '@coach/contracts/features/jobs';
import { m } from '../../paraglide/messages.js';
import { DeleteForGood } from '../../ui/DeleteForGood.tsx';
import { jobName } from './job-name.ts';
import { useDeleteJob } from './requests/use-delete-job.ts';

type RemoveJobDialogProps = {
  /** What would be deleted; null keeps the dialog closed. */
  job: JobSummary | null;
  onClose: () => void;
  onRemoved: (id: string) => void;
  /** What takes the focus when the card that had it is gone. */
  focusAfter: () => HTMLElement | null;
};

/** Asks before deleting an offer for good, and says how it went. */
export function RemoveJobDialog({ job, onClose, onRemoved, focusAfter }: RemoveJobDialogProps) {
  const { mutate, isPending } = useDeleteJob();
  const texts = {
    title: m.jobs_delete_title(),
    description: m.jobs_delete_text({ name: job ? jobName(job) : '' }),
    confirm: m.jobs_delete_confirm(),
    done: m.jobs_delete_done(),
    failed: m.jobs_delete_failed(),
  };
  return (
    <DeleteForGood
      id={job?.id ?? null}
      removal={{
        isPending,
        mutate: (id, outcome) =>
          mutate(id, {
            ...outcome,
            onSuccess: () => {
              onRemoved(id);
              outcome.onSuccess();
            },
          }),
      }}
      onClose={onClose}
      focusAfter={focusAfter}
      texts={texts}
    />
  );
}
