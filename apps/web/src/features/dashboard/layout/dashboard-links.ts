import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';

export type MenuLink = {
  to: string;
  label: string;
  /** What waits there, as a figure. */
  unread?: number;
};

/** The entries of the account area, in two groups: only pages that exist (decisions, « Navigation »). */
export function dashboardLinks(unread = 0): { main: MenuLink[]; more: MenuLink[] } {
  return {
    main: [
      { to: paths.dashboard(), label: m.dashboard_menu_home() },
      { to: paths.profile(), label: m.dashboard_menu_profile() },
      { to: paths.documents(), label: m.dashboard_menu_documents() },
      { to: paths.subscription(), label: m.dashboard_menu_subscription() },
    ],
    more: [
      { to: paths.jobs(), label: m.dashboard_menu_jobs() },
      { to: paths.interviews(), label: m.interviews_menu() },
      { to: paths.linkedinHistory(), label: m.dashboard_menu_linkedin() },
      { to: paths.notices(), label: m.dashboard_menu_notices(), unread },
      { to: paths.settings(), label: m.dashboard_menu_settings() },
      { to: paths.help(), label: m.dashboard_menu_help() },
    ],
  };
}
