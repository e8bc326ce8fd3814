import { NavLink } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { UnreadCount } from '../../notices/UnreadCount.tsx';
import { useNotices } from '../../notices/use-notices.ts';
import { dashboardLinks, type MenuLink } from './dashboard-links.ts';
import { MenuAccount } from './MenuAccount.tsx';

/** The links of the account area, then who is signed in; `onFollow` lets a folded menu close. */
export function DashboardMenu({ onFollow }: { onFollow?: () => void }) {
  const { data } = useNotices();
  const { main, more } = dashboardLinks(data?.unread);
  return (
    <>
      <nav aria-label={m.dashboard_menu_label()}>
        <LinkList links={main} onFollow={onFollow} />
        <hr className="my-3 border-t-2 border-line" />
        <LinkList links={more} onFollow={onFollow} />
      </nav>
      <MenuAccount />
    </>
  );
}

type LinkListProps = { links: MenuLink[]; onFollow: (() => void) | undefined };

function LinkList({ links, onFollow }: LinkListProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {links.map(({ to, label, unread = 0 }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === paths.dashboard()}
            onClick={onFollow}
            className="group -mx-3 flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-brand-soft"
          >
            <span className="group-aria-[current=page]:highlight group-aria-[current=page]:underline group-aria-[current=page]:underline-offset-4">
              {label}
            </span>
            {unread > 0 ? <span className="sr-only">, {m.notices_count({ count: unread })}</span> : null}
            <UnreadCount count={unread} className="ml-2.5" />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
