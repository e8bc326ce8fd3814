import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';

type Group = { title: string; links: { to: string; label: string }[] };

/** The pages of the site as they belong together. */
export function siteMap(): Group[] {
  return [
    { title: m.shell_map_discover(), links: discover() },
    { title: m.shell_nav_cv(), links: cvAndLetters() },
    { title: m.interviews_nav(), links: interviews() },
    { title: m.advice_nav(), links: advice() },
    { title: m.community_nav(), links: community() },
    { title: m.shell_account(), links: account() },
    { title: m.shell_footer_legal(), links: legal() },
  ];
}

const discover = () => [
  { to: paths.home(), label: m.shell_nav_home() },
  { to: paths.about(), label: m.shell_nav_about() },
  { to: paths.subscriptions(), label: m.shell_nav_pricing() },
  { to: paths.resources(), label: m.shell_nav_help() },
  { to: paths.articles(), label: m.articles_nav() },
  { to: paths.auth(), label: m.shell_sign_in() },
];

const cvAndLetters = () => [
  { to: paths.cvCrafting(), label: m.letters_tab_cv() },
  { to: paths.letters(), label: m.letters_tab_letter() },
  { to: paths.models(), label: m.models_tab() },
  { to: paths.linkedin(), label: m.shell_map_linkedin() },
];

const interviews = () => [
  { to: paths.interviewCoaching(), label: m.interviews_tab_simulation() },
  { to: paths.interviewCoaching({ tab: 'elevator-pitch' }), label: m.interviews_tab_pitch() },
  { to: paths.interviewCoaching({ tab: 'feedback' }), label: m.interviews_tab_voice() },
  { to: paths.interviewCoaching({ tab: 'best-practices' }), label: m.interviews_tab_tips() },
];

const advice = () => [
  { to: paths.careerAdvice(), label: m.advice_tab_library() },
  { to: paths.careerAdvice({ tab: 'linkedin' }), label: m.shell_map_linkedin_advice() },
  { to: paths.careerAdvice({ tab: 'advisor' }), label: m.advisor_tab() },
  { to: paths.careerAdvice({ tab: 'salaries' }), label: m.salaries_tab() },
  { to: paths.careerAdvice({ tab: 'coaching' }), label: m.coaching_tab() },
];

const community = () => [
  { to: paths.community(), label: m.community_tab_resources() },
  { to: paths.community({ tab: 'workshops' }), label: m.community_tab_workshops() },
  { to: paths.community({ tab: 'networking' }), label: m.community_tab_networking() },
];

const account = () => [
  { to: paths.dashboard(), label: m.shell_map_dashboard() },
  { to: paths.profile(), label: m.dashboard_menu_profile() },
  { to: paths.documents(), label: m.dashboard_menu_documents() },
  { to: paths.subscription(), label: m.dashboard_menu_subscription() },
  { to: paths.jobs(), label: m.dashboard_menu_jobs() },
  { to: paths.interviews(), label: m.interviews_menu() },
  { to: paths.linkedinHistory(), label: m.linkedin_mine() },
  { to: paths.notices(), label: m.dashboard_menu_notices() },
  { to: paths.settings(), label: m.dashboard_menu_settings() },
  { to: paths.sentTexts(), label: m.settings_sent() },
  { to: paths.help(), label: m.dashboard_menu_help() },
];

const legal = () => [
  { to: paths.legalNotice(), label: m.shell_footer_notice() },
  { to: paths.privacy(), label: m.shell_footer_privacy() },
  { to: paths.cookies(), label: m.shell_footer_cookies() },
  { to: paths.accessibility(), label: m.legal_access_tab() },
];
