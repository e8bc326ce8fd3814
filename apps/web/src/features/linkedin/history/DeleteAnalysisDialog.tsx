import { useRef } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useDeleteLinkedin } from '../requests/use-delete-linkedin.ts';
import type { HistoryItem } from '../requests/use-linkedin-history.ts';

type DeleteAnalysisDialogProps = {
  /** What would be deleted; null keeps the dialog closed. */
  item: HistoryItem | null;
  onClose: () => void;
  /** What takes the focus when the row that had it is gone. */
  focusAfter: () => HTMLElement | null;
};

/** Asks before deleting an analysis for good, and says how it went. */
export function DeleteAnalysisDialog({ item, onClose, focusAfter }: DeleteAnalysisDialogProps) {
  const remove = useDeleteLinkedin();
  const isGone = useRef(false);
  const confirm = () => {
    if (!item) return;
    isGone.current = false;
    remove.mutate(item.id, {
      onSuccess: () => {
        isGone.current = true;
        toast({ title: m.linkedin_delete_done(), tone: 'success' });
      },
      onError: (error) =>
        toast({ title: m.linkedin_delete_failed(), description: toApiFailure(error).message, tone: 'error' }),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={onClose}
      onConfirm={confirm}
      busy={remove.isPending}
      finalFocus={() => (isGone.current ? focusAfter() : null)}
      title={m.linkedin_delete_title()}
      description={m.linkedin_delete_text({ date: item ? formatMoment(item.createdAt) : '' })}
      confirmLabel={m.linkedin_delete()}
    />
  );
}
