import type { JobSummary } from '@coach/contracts/features/jobs';
import { useState } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import { CvField } from './add/CvField.tsx';
import { useReanalyse } from './requests/use-reanalyse.ts';

type ReanalyseDialogProps = { job: JobSummary | null; onClose: () => void };

/** Reads and matches again, with the CV of one’s choice. */
export function ReanalyseDialog({ job, onClose }: ReanalyseDialogProps) {
  const [chosen, setChosen] = useState<{ job: string; documentId: string } | null>(null);
  const { mutate, isPending } = useReanalyse();
  const documentId = (chosen && chosen.job === job?.id ? chosen.documentId : job?.documentId) ?? '';
  const ask = () => {
    if (!job) return;
    mutate(
      { id: job.id, ...(documentId ? { documentId } : {}) },
      {
        onSuccess: onClose,
        onError: (error) =>
          toast({ title: m.jobs_change_failed(), description: toApiFailure(error).message, tone: 'error' }),
      },
    );
  };
  return (
    <Dialog
      open={job !== null}
      onClose={onClose}
      title={m.jobs_reanalyse_title()}
      description={m.jobs_reanalyse_text()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button onClick={ask} busy={isPending}>
            {m.jobs_reanalyse_submit()}
          </Button>
        </>
      }
    >
      <CvField value={documentId} onChange={(next) => job && setChosen({ job: job.id, documentId: next })} />
    </Dialog>
  );
}
