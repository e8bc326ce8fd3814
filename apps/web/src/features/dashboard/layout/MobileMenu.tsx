import { useRef } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { DashboardMenu } from './DashboardMenu.tsx';
import { dashboardLinks } from './dashboard-links.ts';

/** The menu of the account area on a phone: one line that says where one is, and unfolds. */
export function MobileMenu() {
  const { pathname } = useLocation();
  const folded = useRef<HTMLDetailsElement>(null);
  const { main, more } = dashboardLinks();
  const here = [...main, ...more].findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  const fold = () => {
    if (folded.current) folded.current.open = false;
  };
  return (
    <details ref={folded} className="group mt-4 rounded-lg border-2 border-line bg-card lg:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          <span className="sr-only">{m.dashboard_menu_label()}, </span>
          {here?.label ?? m.dashboard_menu_label()}
        </span>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 group-open:rotate-180">
          <path d="m5 9 7 7 7-7" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </summary>
      <div className="border-t-2 border-line px-4 py-4">
        <DashboardMenu onFollow={fold} />
      </div>
    </details>
  );
}
