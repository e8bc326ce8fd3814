import type { Notice } from '@coach/contracts/features/notices';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { describeNotice } from './describe-notice.ts';

type NoticeRowProps = {
  notice: Notice;
  /** `leaves`: the person follows it, and the row is not looked for any more. */
  onMark: (read: boolean, leaves?: boolean) => void;
};

/** One notice: what it is about, what to do, and whether it was read. */
export function NoticeRow({ notice, onMark }: NoticeRowProps) {
  const { badge, title, text, action } = describeNotice(notice);
  const { read } = notice;
  return (
    <div className={cx('border-l-4 pl-4', read ? 'border-transparent' : 'border-brand')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={badge.tone}>{badge.label}</Badge>
        {read ? null : <span className="text-sm font-semibold text-brand">{m.notices_new()}</span>}
      </div>
      <h2 className={cx('mt-1.5 text-lg break-words', read && 'text-ink-soft')}>{title}</h2>
      <p className="max-w-prose text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-2">
        <Button
          size="sm"
          variant="secondary"
          render={<Link to={action.to} onClick={() => (read ? undefined : onMark(true, true))} />}
        >
          {action.label}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => onMark(!read)}
          aria-label={read ? m.notices_unmark_label({ title }) : m.notices_mark_label({ title })}
        >
          {read ? m.notices_unmark() : m.notices_mark()}
        </Button>
      </div>
    </div>
  );
}
