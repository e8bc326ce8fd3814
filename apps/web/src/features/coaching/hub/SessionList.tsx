import type { CoachingSessionSummary } from '@coach/contracts/features/coaching';
import { formatMoment, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { KeptList } from '../../../ui/KeptList.tsx';
import { useDeleteSession, useSessions } from '../requests/use-sessions.ts';
import { SessionRow } from './SessionRow.tsx';

/** The dialogues there are, to go on with, to read again or to delete; nothing while there is none. */
export function SessionList() {
  return (
    <KeptList
      query={useSessions()}
      title={m.coaching_sessions()}
      more={m.coaching_more()}
      removal={useDeleteSession()}
      textsOf={deleteTexts}
    >
      {(item, onDelete) => <SessionRow item={item} onDelete={onDelete} />}
    </KeptList>
  );
}

function deleteTexts(item: CoachingSessionSummary | null) {
  return {
    title: m.coaching_delete_title(),
    description: item ? m.coaching_delete_text({ title: printed(item.title), date: formatMoment(item.createdAt) }) : '',
    confirm: m.coaching_delete(),
    done: m.coaching_deleted(),
    failed: m.coaching_delete_failed(),
  };
}
