import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { Link } from 'react-router';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useInterview } from '../requests/use-interview.ts';
import { ResultsScreen } from '../results/ResultsScreen.tsx';
import type { InterviewPlace } from '../use-interview-place.ts';
import { ClashNotice } from './ClashNotice.tsx';
import { QuestionScreen } from './QuestionScreen.tsx';
import { SessionHeader } from './SessionHeader.tsx';
import { useSessionEdit } from './use-session-edit.ts';

/** One simulation at its own address: its questions, or its results. */
export function SessionScreen({ id, place }: { id: string; place: InterviewPlace }) {
  const { data, error, refetch, isFetching } = useInterview(id);
  if (error && toApiFailure(error).code === 'not_found') return <SessionGone />;
  if (error && !data)
    return <ErrorState message={m.interviews_load_failed()} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Spinner className="min-h-[40vh]" />;
  return <OpenSession session={data} place={place} />;
}

function OpenSession({ session, place }: { session: InterviewDetail; place: InterviewPlace }) {
  const asked = place.questionIndex ?? session.currentQuestionIndex;
  const index = Math.max(0, Math.min(asked, session.questions.length - 1));
  const edit = useSessionEdit(session, index);
  const showsResults = place.showsResults || (session.kind === 'voice' && place.questionIndex === null);
  return (
    <div className="flex flex-col gap-6">
      <SessionHeader session={session} />
      {showsResults ? <ClashNotice edit={edit} /> : null}
      {showsResults ? (
        <ResultsScreen session={session} edit={edit} place={place} />
      ) : (
        <QuestionScreen session={session} edit={edit} place={place} index={index} />
      )}
    </div>
  );
}

function SessionGone() {
  return (
    <EmptyState
      title={m.interviews_gone_title()}
      description={m.interviews_gone_text()}
      action={<Button render={<Link to={paths.interviews()} />}>{m.interviews_mine()}</Button>}
    />
  );
}
