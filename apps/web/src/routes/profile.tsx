import type { MetaArgs } from 'react-router';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { tabbedTitle } from '../lib/tabbed-title.ts';
import { m } from '../paraglide/messages.js';

export const meta = ({ location }: MetaArgs) => {
  const named = {
    goals: m.profile_tab_goals,
    skills: m.profile_tab_skills,
    preferences: m.profile_tab_preferences,
    account: m.profile_tab_account,
  };
  return pageMeta({ title: tabbedTitle(m.profile_meta_title(), location.search, named) });
};

export default ProfilePage;
