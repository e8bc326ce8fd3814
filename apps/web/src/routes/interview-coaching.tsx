import { InterviewPage } from '../features/interviews/page/InterviewPage.tsx';
import { PlanBadge } from '../features/shell/PlanBadge.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';

export const meta = () => pageMeta({ title: m.interviews_meta_title(), description: m.interviews_meta_description() });

/** /interview-coaching: simulations, the pitch, interviews by voice and advice (spec 2, section 2). */
export default function InterviewCoachingRoute() {
  return <InterviewPage badge={<PlanBadge />} />;
}
