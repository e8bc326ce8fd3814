import { formatMoment } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { DeleteForGood } from '../../../ui/DeleteForGood.tsx';
import { useDeletePlan } from '../requests/use-delete-plan.ts';
import type { PlanItem } from './PlanRow.tsx';

type DeletePlanDialogProps = {
  /** What would be deleted; null keeps the dialog closed. */
  item: PlanItem | null;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
};

/** Asks before deleting a plan for good. */
export function DeletePlanDialog({ item, onClose, focusAfter }: DeletePlanDialogProps) {
  const texts = {
    title: m.advisor_delete_title(),
    description: m.advisor_delete_text({ date: item ? formatMoment(item.createdAt) : '' }),
    confirm: m.advisor_delete(),
    done: m.advisor_delete_done(),
    failed: m.advisor_delete_failed(),
  };
  return (
    <DeleteForGood
      id={item?.id ?? null}
      removal={useDeletePlan()}
      onClose={onClose}
      focusAfter={focusAfter}
      texts={texts}
    />
  );
}
