import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { UnreadCount } from './UnreadCount.tsx';
import { useNotices } from './use-notices.ts';

/** The way to the notifications from any page, with how many are unread. */
export function NoticeBell() {
  const { data } = useNotices();
  const count = data?.unread ?? 0;
  return (
    <Link
      to={paths.notices()}
      aria-label={count > 0 ? m.notices_bell_count({ count }) : m.notices_bell()}
      className="relative flex size-11 items-center justify-center rounded-full hover:bg-brand-soft"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
        <path
          d="M6 10a6 6 0 0 1 12 0c0 4.5 1.8 6 1.8 6H4.2S6 14.5 6 10Zm4 9.4a2.2 2.2 0 0 0 4 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <UnreadCount count={count} className="absolute top-0 right-0" />
    </Link>
  );
}
