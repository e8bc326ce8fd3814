import type { MetaArgs } from 'react-router';
import { InterviewPage } from '../features/interviews/page/InterviewPage.tsx';
import { PlanBadge } from '../features/shell/PlanBadge.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { tabbedTitle } from '../lib/tabbed-title.ts';
import { m } from '../paraglide/messages.js';

export const meta = ({ location }: MetaArgs) => {
  const named = {
    'elevator-pitch': m.interviews_tab_pitch,
    feedback: m.interviews_tab_voice,
    'best-practices': m.interviews_tab_tips,
  };
  const title = tabbedTitle(m.interviews_meta_title(), location.search, named);
  return pageMeta({ title, description: m.interviews_meta_description() });
};

/** /interview-coaching: simulations, the pitch, interviews by voice and advice (spec 2, section 2). */
export default function InterviewCoachingRoute() {
  return <InterviewPage badge={<PlanBadge />} />;
}
