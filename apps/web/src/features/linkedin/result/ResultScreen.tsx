import { Link } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useLinkedinAnalysis } from '../requests/use-linkedin-analysis.ts';
import type { LinkedinPlace } from '../use-linkedin-place.ts';
import { ContentIdeas } from './ContentIdeas.tsx';
import { CriteriaSection } from './CriteriaSection.tsx';
import { DifferenceSection } from './DifferenceSection.tsx';
import { FindingLists } from './FindingLists.tsx';
import { KeywordSection } from './KeywordSection.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { SuggestionSection } from './SuggestionSection.tsx';

/** One analysis: the score, what to change, what differs from the CV, and where the points come from. */
export function ResultScreen({ analysisId, place }: { analysisId: string; place: LinkedinPlace }) {
  const { data: analysis, error, refetch, isFetching } = useLinkedinAnalysis(analysisId);
  if (error && !analysis) return <NotOpened error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!analysis) return <Spinner className="min-h-[50vh]" />;
  return (
    <article className="flex flex-col gap-10">
      <ResultHeader analysis={analysis} place={place} />
      <FindingLists analysis={analysis.analysis} />
      <SuggestionSection analysis={analysis} />
      <DifferenceSection analysis={analysis} />
      <KeywordSection analysis={analysis} />
      <ContentIdeas ideas={analysis.contentRecommendations} />
      <CriteriaSection criteria={analysis.criteria} />
    </article>
  );
}

function NotOpened({ error, onRetry, busy }: { error: Error; onRetry: () => void; busy: boolean }) {
  if (!(error instanceof ApiError && error.code === 'not_found'))
    return <ErrorState message={error.message} onRetry={onRetry} busy={busy} />;
  return (
    <EmptyState
      title={m.linkedin_gone_title()}
      description={m.linkedin_gone_text()}
      action={<Button render={<Link to={paths.linkedin()} />}>{m.linkedin_again()}</Button>}
    />
  );
}
