import { formatMoment } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { KeptList } from '../../../ui/KeptList.tsx';
import { useDeletePlan } from '../requests/use-delete-plan.ts';
import { usePlans } from '../requests/use-plans.ts';
import { type PlanItem, PlanRow } from './PlanRow.tsx';

/** The plans there are, to open again or to delete; nothing while there is none. */
export function PlanList() {
  return (
    <KeptList
      query={usePlans()}
      title={m.advisor_plans()}
      more={m.advisor_plans_more()}
      removal={useDeletePlan()}
      textsOf={deleteTexts}
    >
      {(item, onDelete) => <PlanRow item={item} onDelete={onDelete} />}
    </KeptList>
  );
}

function deleteTexts(item: PlanItem | null) {
  return {
    title: m.advisor_delete_title(),
    description: m.advisor_delete_text({ date: item ? formatMoment(item.createdAt) : '' }),
    confirm: m.advisor_delete(),
    done: m.advisor_delete_done(),
    failed: m.advisor_delete_failed(),
  };
}
