import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { SheetDrawing } from '../../../illustrations/SheetDrawing.tsx';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ScoreCourse } from '../../../ui/score-course/ScoreCourse.tsx';
import { type HistoryItem, useLinkedinHistory } from '../requests/use-linkedin-history.ts';
import { DeleteAnalysisDialog } from './DeleteAnalysisDialog.tsx';
import { describeCourse } from './describe-course.ts';
import { HistoryRow } from './HistoryRow.tsx';

/** The latest analyses, and the course of the score from two on. */
export function HistoryTab() {
  const { data, error, refetch, isFetching } = useLinkedinHistory();
  if (error && !data)
    return <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Spinner className="min-h-[40vh]" />;
  if (data.items.length === 0) return <NoHistory />;
  return <History items={data.items} />;
}

function History({ items }: { items: HistoryItem[] }) {
  const [doomed, setDoomed] = useState<HistoryItem | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="flex flex-col gap-6">
      {items.length > 1 ? <ScoreCourse items={items} describe={describeCourse} /> : null}
      <Card>
        <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
          {m.linkedin_history_title()}
        </h2>
        <p className="text-sm text-ink-soft">{m.linkedin_history_lead()}</p>
        <ul className="mt-4 divide-y divide-line">
          {items.map((item) => (
            <HistoryRow key={item.id} item={item} onDelete={() => setDoomed(item)} />
          ))}
        </ul>
      </Card>
      <DeleteAnalysisDialog item={doomed} onClose={() => setDoomed(null)} focusAfter={() => title.current} />
    </div>
  );
}

function NoHistory() {
  return (
    <Card>
      <EmptyState
        illustration={<SheetDrawing className="h-36" />}
        title={m.linkedin_history_empty()}
        description={m.linkedin_history_empty_text()}
        action={<Button render={<Link to={paths.linkedin()} />}>{m.linkedin_history_empty_action()}</Button>}
      />
    </Card>
  );
}
