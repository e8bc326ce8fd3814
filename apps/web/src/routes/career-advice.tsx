import { freeArticles } from '@coach/contracts/features/advice';
import { type Gate, mayPass } from '@coach/contracts/gates';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { type MetaArgs, useLocation, useNavigate } from 'react-router';
import { LibraryTab } from '../features/advice/library/LibraryTab.tsx';
import { PlanBadgeFrom } from '../features/billing/gates/PlanBadgeFrom.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { tabbedTitle } from '../lib/tabbed-title.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Tabs } from '../ui/Tabs.tsx';

// The library is what the page opens on: the other tabs come when they are asked for.
const LinkedinAdviceTab = lazy(async () => ({
  default: (await import('../features/advice/linkedin/LinkedinAdviceTab.tsx')).LinkedinAdviceTab,
}));
const AdvisorTab = lazy(async () => ({
  default: (await import('../features/career-advisor/AdvisorTab.tsx')).AdvisorTab,
}));
const SalariesTab = lazy(async () => ({
  default: (await import('../features/salaries/SalariesTab.tsx')).SalariesTab,
}));
const CoachingTab = lazy(async () => ({
  default: (await import('../features/coaching/CoachingTab.tsx')).CoachingTab,
}));

export const meta = ({ location }: MetaArgs) => {
  const named = {
    linkedin: m.advice_tab_linkedin,
    advisor: m.advisor_tab,
    salaries: m.salaries_tab,
    coaching: m.coaching_tab,
  };
  const title = tabbedTitle(m.advice_meta_title(), location.search, named);
  return pageMeta({ title, description: m.advice_meta_description() });
};

/** /career-advice: its tabs, each of a feature of its own; the address names the open one (spec 2, section 2). */
export default function CareerAdviceRoute() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { tier, tierAsked } = useSession();
  const isClosed = (gate: Gate) => tierAsked && !mayPass(gate, tier);
  const opensFrom = (gate: Gate) => isClosed(gate) && <PlanBadgeFrom gate={gate} />;
  const tabs = [
    {
      value: 'library',
      label: withBadge(
        m.advice_tab_library(),
        isClosed('whole_library') && <Badge tone="ok">{m.advice_badge_free({ count: freeArticles })}</Badge>,
      ),
      content: <LibraryTab />,
    },
    {
      value: 'linkedin',
      label: withBadge(m.advice_tab_linkedin(), opensFrom('linkedin_advice')),
      content: onceThere(<LinkedinAdviceTab />),
    },
    {
      value: 'advisor',
      label: withBadge(m.advisor_tab(), opensFrom('advisor')),
      content: onceThere(<AdvisorTab />),
    },
    {
      value: 'salaries',
      label: withBadge(m.salaries_tab(), opensFrom('salary_benchmark')),
      content: onceThere(<SalariesTab />),
    },
    {
      value: 'coaching',
      label: withBadge(m.coaching_tab(), opensFrom('specialised_coaching')),
      content: onceThere(<CoachingTab />),
    },
  ];
  const named = new URLSearchParams(search).get('tab');
  const open = tabs.find(({ value }) => value === named)?.value ?? 'library';
  // Coming back to a tab finds it where it was left.
  const left = useRef<Record<string, string>>({});
  left.current[open] = search;
  const show = (tab: string) => {
    const known = left.current[tab];
    const first = paths.careerAdvice({ tab: tab === 'library' ? undefined : tab });
    void navigate(known === undefined ? first : `${paths.careerAdvice()}${known}`);
  };
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

function withBadge(name: string, badge: ReactNode) {
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-x-1.5 gap-y-1">
      {name}
      {badge}
    </span>
  );
}

function onceThere(tab: ReactNode) {
  return <Suspense fallback={<Spinner className="min-h-[40vh]" />}>{tab}</Suspense>;
}
