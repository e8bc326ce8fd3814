import { NavLink } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { dashboardLinks } from './dashboard-links.ts';
import { MenuAccount } from './MenuAccount.tsx';

/** The links of the account area, then who is signed in; `onFollow` lets a folded menu close. */
export function DashboardMenu({ onFollow }: { onFollow?: () => void }) {
  const { main, more } = dashboardLinks();
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

type LinkListProps = { links: { to: string; label: string }[]; onFollow: (() => void) | undefined };

function LinkList({ links, onFollow }: LinkListProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            onClick={onFollow}
            className="group -mx-3 flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-brand-soft"
          >
            <span className="group-aria-[current=page]:highlight">{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
