import { formatDate, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { DeleteForGood } from '../../../ui/DeleteForGood.tsx';
import { useDeleteInterview } from '../requests/use-delete-interview.ts';
import type { InterviewItem } from './InterviewRow.tsx';

type DeleteInterviewDialogProps = {
  /** What would be deleted; null keeps the dialog closed. */
  item: InterviewItem | null;
  onClose: () => void;
  /** What takes the focus when the row that had it is gone. */
  focusAfter: () => HTMLElement | null;
};

/** Asks before deleting an interview for good. */
export function DeleteInterviewDialog({ item, onClose, focusAfter }: DeleteInterviewDialogProps) {
  const texts = {
    title: m.interviews_delete_title(),
    description: item ? m.interviews_delete_text({ name: printed(item.role), date: formatDate(item.createdAt) }) : '',
    confirm: m.interviews_delete(),
    done: m.interviews_deleted(),
    failed: m.interviews_delete_failed(),
  };
  return (
    <DeleteForGood
      id={item?.id ?? null}
      removal={useDeleteInterview()}
      onClose={onClose}
      focusAfter={focusAfter}
      texts={texts}
    />
  );
}
