import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { Highlight } from '../../ui/Highlight.tsx';
import { AnalysisList } from './AnalysisList.tsx';
import { DocumentList } from './DocumentList.tsx';
import { CreditsBadge } from './layout/CreditsBadge.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { UsageCard } from './UsageCard.tsx';

/** /dashboard: the next thing to do first, then what is already there. */
export function DashboardPage() {
  const { user } = useSession();
  const firstName = user?.name.trim().split(/\s+/)[0] ?? '';
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="max-w-full text-3xl">
          {m.dashboard_hello()} <Highlight>{firstName}</Highlight>
        </h1>
        <CreditsBadge />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-6 @min-[55rem]:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <NextStepCard />
        <UsageCard />
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 @min-[55rem]:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <AnalysisList />
        <DocumentList />
      </div>
    </div>
  );
}
