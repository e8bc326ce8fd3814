import { useSession } from '../../lib/session.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Highlight } from '../../ui/Highlight.tsx';
import { ActivityList } from './home/ActivityList.tsx';
import { describeAction } from './home/describe-action.ts';
import { MoreActions } from './home/MoreActions.tsx';
import { NextAction } from './home/NextAction.tsx';
import { ProfileChecklist } from './home/ProfileChecklist.tsx';
import { ProgressSection } from './home/ProgressSection.tsx';
import { StatTiles } from './home/StatTiles.tsx';
import { useOverview } from './home/use-home.ts';
import { CreditsBadge } from './layout/CreditsBadge.tsx';

/** /dashboard: the next thing to do first, then where the person stands and what they did. */
export function DashboardPage() {
  const { user } = useSession();
  const { data, error, refetch, isFetching } = useOverview();
  const [first, ...more] = data?.actions.map(describeAction) ?? [];
  const hasFailed = error !== null && !data;
  const firstName = user?.name.trim().split(/\s+/)[0] ?? '';
  return (
    <div className="@container flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="max-w-full text-3xl">
          {m.dashboard_hello()} <Highlight>{firstName}</Highlight>
        </h1>
        <CreditsBadge />
      </div>
      {hasFailed ? (
        <Card>
          <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
        </Card>
      ) : (
        <NextAction advice={data ? (first ?? null) : undefined} />
      )}
      <StatTiles profile={hasFailed ? null : data?.profile} />
      <div className="grid grid-cols-1 items-start gap-6 @min-[55rem]:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          {more.length > 0 ? <MoreActions advice={more} /> : null}
          <ActivityList />
        </div>
        <div className="flex flex-col gap-6">
          <Personalisation />
          {data ? <ProfileChecklist profile={data.profile} /> : null}
        </div>
      </div>
      <ProgressSection />
    </div>
  );
}

function Personalisation() {
  return (
    <Card tone="accent">
      <h2 className="text-lg">{m.dashboard_personal_title()}</h2>
      <p className="mt-1 text-sm">{m.dashboard_personal_text()}</p>
    </Card>
  );
}
