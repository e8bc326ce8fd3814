import type { CoachingSessionSummary } from '@coach/contracts/features/coaching';
import { useRef, useState } from 'react';
import { formatMoment, printed } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { DeleteForGood } from '../../../ui/DeleteForGood.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { useDeleteSession, useSessions } from '../requests/use-sessions.ts';
import { SessionRow } from './SessionRow.tsx';

/** The dialogues there are, to go on with, to read again or to delete; nothing while there is none. */
export function SessionList() {
  const query = useSessions();
  const items = query.data?.pages.flatMap((page) => page.items);
  if (query.error && !items)
    return (
      <ErrorState
        message={toApiFailure(query.error).message}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  return items && items.length > 0 ? <Sessions items={items} more={query} /> : null;
}

function Sessions({ items, more }: { items: CoachingSessionSummary[]; more: ReturnType<typeof useSessions> }) {
  const [doomed, setDoomed] = useState<CoachingSessionSummary | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { list, onMore } = useFocusOnMore(items.length);
  return (
    <Card>
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {m.coaching_sessions()}
      </h2>
      <ul ref={list} className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <SessionRow key={item.id} item={item} onDelete={() => setDoomed(item)} />
        ))}
      </ul>
      <MoreButton query={more} onMore={onMore} className="mt-4">
        {m.coaching_more()}
      </MoreButton>
      <DeleteForGood
        id={doomed?.id ?? null}
        removal={useDeleteSession()}
        onClose={() => setDoomed(null)}
        focusAfter={() => title.current}
        texts={{
          title: m.coaching_delete_title(),
          description: doomed
            ? m.coaching_delete_text({ title: printed(doomed.title), date: formatMoment(doomed.createdAt) })
            : '',
          confirm: m.coaching_delete(),
          done: m.coaching_deleted(),
          failed: m.coaching_delete_failed(),
        }}
      />
    </Card>
  );
}
