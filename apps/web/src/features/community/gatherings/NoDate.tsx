import type { Gathering } from '@coach/contracts/features/community';
import { m } from '../../../paraglide/messages.js';
import { LockedRow } from './LockedRow.tsx';
import { NoticeToggle } from './NoticeToggle.tsx';

/** « Date à venir »: whoever asks is told of it. */
export function NoDate({ gathering, isOpen }: { gathering: Gathering; isOpen: boolean | null }) {
  const { id, title, kind, notice } = gathering;
  return (
    <div className="mt-3">
      <p className="font-display text-lg">{m.community_no_date()}</p>
      <p className="mb-3 text-sm text-ink-soft">{notice ? m.community_notified() : m.community_no_date_text()}</p>
      {isOpen === false ? <LockedRow gate={kind === 'workshop' ? 'workshops' : 'networking'} /> : null}
      {isOpen ? (
        <NoticeToggle
          id={id}
          notice={notice}
          label={m.community_notify()}
          name={notice ? m.community_notify_stop_of({ title }) : m.community_notify_of({ title })}
        />
      ) : null}
    </div>
  );
}
