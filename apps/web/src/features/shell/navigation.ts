import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';

/** The links of the bar and the drawer: only routes that exist. */
export function navigationLinks() {
  return [
    { to: paths.home(), label: m.shell_nav_home() },
    { to: paths.cvCrafting(), label: m.shell_nav_cv() },
  ];
}
