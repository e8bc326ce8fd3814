import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { useRefreshNotices } from '../../notices/use-notices.ts';
import { DashboardMenu } from './DashboardMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** The account area: its menu at the left, or folded above the page on a phone. */
export function DashboardLayout() {
  const { pathname } = useLocation();
  const refreshNotices = useRefreshNotices();
  // What was done on the page before may have settled one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with every page, not with every drawing
  useEffect(() => refreshNotices(), [pathname]);
  return (
    <div className="container-page grid grid-cols-1 items-start lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
      <aside
        aria-label={m.dashboard_menu_label()}
        className="sticky top-16 -mx-4 hidden max-h-[calc(100dvh-var(--spacing)*16)] self-start overflow-y-auto px-4 py-12 lg:block"
      >
        <DashboardMenu />
      </aside>
      <MobileMenu />
      <div className="min-w-0 pt-6 pb-20 lg:pt-12">
        <Outlet />
      </div>
    </div>
  );
}
