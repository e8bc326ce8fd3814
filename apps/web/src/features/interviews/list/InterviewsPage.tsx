import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { PathDrawing } from '../../../illustrations/PathDrawing.tsx';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ScoreCourse } from '../../../ui/score-course/ScoreCourse.tsx';
import { useInterviews } from '../requests/use-interviews.ts';
import { DeleteInterviewDialog } from './DeleteInterviewDialog.tsx';
import { describeCourse } from './describe-course.ts';
import { type InterviewItem, InterviewRow } from './InterviewRow.tsx';

/** /dashboard/interviews: « Mes simulations d’entretien », and the score over time. */
export function InterviewsPage() {
  const query = useInterviews();
  const items = query.data?.pages.flatMap((page) => page.items);
  const score = query.data?.pages[0]?.preparationScore ?? 0;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-3xl">{m.interviews_mine()}</h1>
          {score > 0 ? (
            <Badge tone="accent" className="mt-2">
              {m.interviews_preparation({ score })}
            </Badge>
          ) : null}
        </div>
        <Button render={<Link to={paths.interviewCoaching()} />}>{m.interviews_new()}</Button>
      </header>
      {query.error && !items ? (
        <ErrorState
          message={toApiFailure(query.error).message}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : items === undefined ? (
        <Spinner className="min-h-[40vh]" />
      ) : items.length === 0 ? (
        <NoInterview />
      ) : (
        <Interviews items={items} more={query} />
      )}
    </div>
  );
}

function Interviews({ items, more }: { items: InterviewItem[]; more: ReturnType<typeof useInterviews> }) {
  const [doomed, setDoomed] = useState<InterviewItem | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { list, onMore } = useFocusOnMore(items.length);
  const scored = items.flatMap(({ id, createdAt, score }) => (score === null ? [] : [{ id, createdAt, score }]));
  return (
    <>
      {scored.length > 1 ? <ScoreCourse items={scored} describe={describeCourse} /> : null}
      <Card>
        <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
          {m.interviews_list()}
        </h2>
        <ul ref={list} className="mt-2 divide-y divide-line">
          {items.map((item) => (
            <InterviewRow key={item.id} item={item} onDelete={() => setDoomed(item)} />
          ))}
        </ul>
        <MoreButton query={more} onMore={onMore} className="mt-4">
          {m.interviews_more()}
        </MoreButton>
      </Card>
      <DeleteInterviewDialog item={doomed} onClose={() => setDoomed(null)} focusAfter={() => title.current} />
    </>
  );
}

function NoInterview() {
  return (
    <Card>
      <EmptyState
        illustration={<PathDrawing className="h-36" />}
        title={m.interviews_empty()}
        description={m.interviews_empty_text()}
        action={<Button render={<Link to={paths.interviewCoaching()} />}>{m.interviews_empty_action()}</Button>}
      />
    </Card>
  );
}
