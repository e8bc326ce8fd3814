import { Outlet } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { DashboardMenu } from './DashboardMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** The account area: its menu at the left, or folded above the page on a phone. */
export function DashboardLayout() {
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
