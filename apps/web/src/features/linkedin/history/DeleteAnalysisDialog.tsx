import { formatMoment } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { DeleteForGood } from '../../../ui/DeleteForGood.tsx';
import { useDeleteLinkedin } from '../requests/use-delete-linkedin.ts';
import type { HistoryItem } from '../requests/use-linkedin-history.ts';

type DeleteAnalysisDialogProps = {
  /** What would be deleted; null keeps the dialog closed. */
  item: HistoryItem | null;
  onClose: () => void;
  /** What takes the focus when the row that had it is gone. */
  focusAfter: () => HTMLElement | null;
};

/** Asks before deleting an analysis for good. */
export function DeleteAnalysisDialog({ item, onClose, focusAfter }: DeleteAnalysisDialogProps) {
  const texts = {
    title: m.linkedin_delete_title(),
    description: m.linkedin_delete_text({ date: item ? formatMoment(item.createdAt) : '' }),
    confirm: m.linkedin_delete(),
    done: m.linkedin_delete_done(),
    failed: m.linkedin_delete_failed(),
  };
  return (
    <DeleteForGood
      id={item?.id ?? null}
      removal={useDeleteLinkedin()}
      onClose={onClose}
      focusAfter={focusAfter}
      texts={texts}
    />
  );
}
