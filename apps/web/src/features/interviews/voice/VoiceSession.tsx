import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { Link } from 'react-router';
import { printed } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useInterview } from '../requests/use-interview.ts';
import type { InterviewPlace } from '../use-interview-place.ts';
import { VoiceFeedback } from './VoiceFeedback.tsx';
import { VoiceInterview } from './VoiceInterview.tsx';

/** An interview by voice at its own address: under way, or with its feedback. */
export function VoiceSession({ id, place }: { id: string; place: InterviewPlace }) {
  const { data, error, refetch, isFetching } = useInterview(id);
  if (error && toApiFailure(error).code === 'not_found')
    return (
      <EmptyState
        title={m.interviews_gone_title()}
        description={m.interviews_gone_text()}
        action={
          <Button render={<Link to={paths.interviewCoaching({ tab: 'feedback' })} />}>
            {m.interviews_voice_again()}
          </Button>
        }
      />
    );
  if (error && !data)
    return <ErrorState message={m.interviews_load_failed()} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Spinner className="min-h-[40vh]" />;
  return (
    <div className="flex flex-col gap-6">
      <VoiceHeader session={data} />
      {data.feedbackText === null ? (
        <VoiceInterview session={data} />
      ) : (
        <VoiceFeedback session={data} text={data.feedbackText} place={place} />
      )}
    </div>
  );
}

function VoiceHeader({ session }: { session: InterviewDetail }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="min-w-0 text-2xl break-words">
        <bdi>{printed(session.role)}</bdi>
      </h2>
      <Button variant="quiet" render={<Link to={paths.interviewCoaching({ tab: 'feedback' })} />}>
        {m.common_close()}
      </Button>
    </header>
  );
}
