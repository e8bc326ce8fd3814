import { categoryLabels } from '../features/advice/labels.ts';
import { CommunityPage } from '../features/community/CommunityPage.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.community_meta_title(), description: m.community_meta_description() });

/** /resources-community: what exists elsewhere, workshops, and the members’ network (spec 2, section 2). */
export default function ResourcesCommunityRoute() {
  return <CommunityPage categoryName={(category) => categoryLabels[category]()} />;
}
