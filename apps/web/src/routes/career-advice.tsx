import { freeArticles } from '@coach/contracts/features/advice';
import { mayPass } from '@coach/contracts/gates';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LibraryTab } from '../features/advice/library/LibraryTab.tsx';
import { LinkedinAdviceTab } from '../features/advice/linkedin/LinkedinAdviceTab.tsx';
import { PlanBadgeFrom } from '../features/billing/gates/PlanBadgeFrom.tsx';
import { AdvisorTab } from '../features/career-advisor/AdvisorTab.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Tabs } from '../ui/Tabs.tsx';

export const meta = () => pageMeta({ title: m.advice_meta_title(), description: m.advice_meta_description() });

/** /career-advice: its tabs, each of a feature of its own; the address names the open one (spec 2, section 2). */
export default function CareerAdviceRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { tier, tierAsked } = useSession();
  const isBelowBuilder = tierAsked && !mayPass('whole_library', tier);
  const tabs = [
    {
      value: 'library',
      label: named(
        m.advice_tab_library(),
        isBelowBuilder && <Badge tone="ok">{m.advice_badge_free({ count: freeArticles })}</Badge>,
      ),
      content: <LibraryTab />,
    },
    {
      value: 'linkedin',
      label: named(m.advice_tab_linkedin(), isBelowBuilder && <PlanBadgeFrom gate="linkedin_advice" />),
      content: <LinkedinAdviceTab />,
    },
    {
      value: 'advisor',
      label: named(m.advisor_tab(), tierAsked && !mayPass('advisor', tier) && <PlanBadgeFrom gate="advisor" />),
      content: <AdvisorTab />,
    },
  ];
  const open = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'library';
  const show = (tab: string) => void navigate(paths.careerAdvice({ tab: tab === 'library' ? undefined : tab }));
  return (
    <div className="container-page pt-8 pb-20 sm:pt-12">
      <h1 className="text-3xl">{m.advice_title()}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{m.advice_lead()}</p>
      <div className="mt-6">
        <Tabs label={m.advice_tabs()} value={open} onChange={show} tabs={tabs} />
      </div>
    </div>
  );
}

function named(name: string, badge: ReactNode) {
  return (
    <span className="inline-flex items-center gap-2">
      {name}
      {badge}
    </span>
  );
}
