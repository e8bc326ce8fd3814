import { useRef, useState } from 'react';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { usePlans } from '../requests/use-plans.ts';
import { DeletePlanDialog } from './DeletePlanDialog.tsx';
import { type PlanItem, PlanRow } from './PlanRow.tsx';

/** The plans there are, to open again or to delete; nothing while there is none. */
export function PlanList() {
  const query = usePlans();
  const items = query.data?.pages.flatMap((page) => page.items);
  if (query.error && !items)
    return (
      <ErrorState
        message={toApiFailure(query.error).message}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  if (!items || items.length === 0) return null;
  return <Plans items={items} more={query} />;
}

function Plans({ items, more }: { items: PlanItem[]; more: ReturnType<typeof usePlans> }) {
  const [doomed, setDoomed] = useState<PlanItem | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { list, onMore } = useFocusOnMore(items.length);
  return (
    <Card>
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {m.advisor_plans()}
      </h2>
      <ul ref={list} className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <PlanRow key={item.id} item={item} onDelete={() => setDoomed(item)} />
        ))}
      </ul>
      <MoreButton query={more} onMore={onMore} className="mt-4">
        {m.advisor_plans_more()}
      </MoreButton>
      <DeletePlanDialog item={doomed} onClose={() => setDoomed(null)} focusAfter={() => title.current} />
    </Card>
  );
}
