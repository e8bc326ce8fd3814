import type { ActivityEntry } from '@coach/contracts/features/activity';
import { Link } from 'react-router';
import { SheetDrawing } from '../../../illustrations/SheetDrawing.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PagedList } from '../PagedList.tsx';
import { describeActivity } from './describe-activity.ts';
import { useActivity } from './use-home.ts';

/** What the person did, of every feature, newest first; each line opens its thing. */
export function ActivityList() {
  const query = useActivity();
  return (
    <PagedList
      title={m.dashboard_activity_title()}
      query={query}
      row={(entry) => <ActivityRow entry={entry} />}
      empty={
        <EmptyState
          illustration={<SheetDrawing className="h-28" />}
          title={m.dashboard_activity_empty()}
          description={m.dashboard_activity_empty_text()}
        />
      }
    />
  );
}

function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const { did, name, to } = describeActivity(entry);
  return (
    <div className="relative flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-ink-soft">{did}</p>
        <h3 className="text-lg break-words">
          {/* The whole line leads there. */}
          <Link to={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            <span className="sr-only">{did}, </span>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{formatMoment(entry.createdAt)}</p>
      </div>
      {entry.score === null ? null : (
        <Badge tone="neutral" className="mt-1">
          <span className="sr-only">{m.common_score({ score: entry.score })}</span>
          <span aria-hidden="true">{m.dashboard_did_score({ score: entry.score })}</span>
        </Badge>
      )}
    </div>
  );
}
