import type { JobSummary } from '@coach/contracts/features/jobs';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import { jobName } from './job-name.ts';
import { useDeleteJob } from './requests/use-delete-job.ts';

type RemoveJobDialogProps = { job: JobSummary | null; onClose: () => void; onRemoved: (id: string) => void };

/** Asks before deleting an offer for good, and says how it went. */
export function RemoveJobDialog({ job, onClose, onRemoved }: RemoveJobDialogProps) {
  const { mutate, isPending } = useDeleteJob();
  const confirm = () => {
    if (!job) return;
    mutate(job.id, {
      onSuccess: () => {
        onRemoved(job.id);
        toast({ title: m.jobs_delete_done(), tone: 'success' });
      },
      onError: (error) =>
        toast({ title: m.jobs_delete_failed(), description: toApiFailure(error).message, tone: 'error' }),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={job !== null}
      onClose={onClose}
      onConfirm={confirm}
      busy={isPending}
      title={m.jobs_delete_title()}
      description={m.jobs_delete_text({ name: job ? jobName(job) : '' })}
      confirmLabel={m.jobs_delete_confirm()}
    />
  );
}
