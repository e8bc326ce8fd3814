import { useRef } from 'react';
import { formatDate, printed } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useDeleteInterview } from '../requests/use-delete-interview.ts';
import type { InterviewItem } from './InterviewRow.tsx';

type DeleteInterviewDialogProps = {
  /** What would be deleted; null keeps the dialog closed. */
  item: InterviewItem | null;
  onClose: () => void;
  /** What takes the focus when the row that had it is gone. */
  focusAfter: () => HTMLElement | null;
};

/** Asks before deleting an interview for good, and says how it went. */
export function DeleteInterviewDialog({ item, onClose, focusAfter }: DeleteInterviewDialogProps) {
  const remove = useDeleteInterview();
  const isGone = useRef(false);
  const confirm = () => {
    if (!item) return;
    isGone.current = false;
    remove.mutate(item.id, {
      onSuccess: () => {
        isGone.current = true;
        toast({ title: m.interviews_deleted(), tone: 'success' });
      },
      onError: (error) =>
        toast({ title: m.interviews_delete_failed(), description: toApiFailure(error).message, tone: 'error' }),
      onSettled: onClose,
    });
  };
  const text = item ? m.interviews_delete_text({ name: printed(item.role), date: formatDate(item.createdAt) }) : '';
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={onClose}
      onConfirm={confirm}
      busy={remove.isPending}
      finalFocus={() => (isGone.current ? focusAfter() : null)}
      title={m.interviews_delete_title()}
      description={text}
      confirmLabel={m.interviews_delete()}
    />
  );
}
