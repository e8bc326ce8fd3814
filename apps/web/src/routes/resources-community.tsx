import type { MetaArgs } from 'react-router';
import { categoryLabels } from '../features/advice/labels.ts';
import { CommunityPage } from '../features/community/CommunityPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { tabbedTitle } from '../lib/tabbed-title.ts';
import { m } from '../paraglide/messages.js';

export const meta = ({ location }: MetaArgs) => {
  const named = { workshops: m.community_tab_workshops, networking: m.community_tab_networking };
  const title = tabbedTitle(m.community_meta_title(), location.search, named);
  return pageMeta({ title, description: m.community_meta_description() });
};

/** /resources-community: what exists elsewhere, workshops, and the members’ network (spec 2, section 2). */
export default function ResourcesCommunityRoute() {
  return <CommunityPage categoryName={(category) => categoryLabels[category]()} />;
}
