import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';

type NavigationLink = { to: string; label: string };

/** The links of the bar and the drawer: only routes that exist. */
export function navigationLinks(): NavigationLink[] {
  return [
    { to: paths.home(), label: m.shell_nav_home() },
    { to: paths.cvCrafting(), label: m.shell_nav_cv() },
    { to: paths.interviewCoaching(), label: m.interviews_nav() },
    { to: paths.careerAdvice(), label: m.advice_nav() },
    { to: paths.community(), label: m.community_nav() },
    { to: paths.about(), label: m.shell_nav_about() },
    { to: paths.subscriptions(), label: m.shell_nav_pricing() },
  ];
}

/** The links at the foot of public pages: only routes that exist. */
export function footerGroups(): { title: string; links: NavigationLink[] }[] {
  return [
    {
      title: m.shell_footer_product(),
      links: [
        { to: paths.cvCrafting(), label: m.shell_nav_cv() },
        { to: paths.subscriptions(), label: m.shell_nav_pricing() },
        { to: paths.auth(), label: m.shell_sign_in() },
      ],
    },
    {
      title: m.shell_footer_more(),
      links: [
        { to: paths.resources(), label: m.shell_nav_help() },
        { to: paths.articles(), label: m.articles_nav() },
        { to: paths.about(), label: m.shell_nav_about() },
      ],
    },
    {
      title: m.shell_footer_legal(),
      links: [
        { to: paths.legalNotice(), label: m.shell_footer_notice() },
        { to: paths.privacy(), label: m.shell_footer_privacy() },
        { to: paths.cookies(), label: m.shell_footer_cookies() },
      ],
    },
  ];
}
