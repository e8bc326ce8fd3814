import type { CoachingSession } from '@coach/contracts/features/coaching';
import { Link } from 'react-router';
import { printed } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';
import { PlanNeeded } from '../../billing/gates/PlanNeeded.tsx';
import { useCoachingSession } from '../requests/use-sessions.ts';
import type { CoachingPlace } from '../use-coaching-place.ts';
import { Composer } from './Composer.tsx';
import { Dialogue } from './Dialogue.tsx';
import { Facts } from './Facts.tsx';
import { SummaryCard } from './SummaryCard.tsx';

type SessionScreenProps = { id: string; place: CoachingPlace; isOpen: boolean };

/** One dialogue: the questions on the case, the scene, and what came of it. */
export function SessionScreen({ id, place, isOpen }: SessionScreenProps) {
  const query = useCoachingSession(id);
  const failure = query.error ? toApiFailure(query.error) : null;
  if (failure?.code === 'not_found') return <Gone />;
  if (failure && !query.data)
    return <ErrorState message={failure.message} onRetry={() => void query.refetch()} busy={query.isFetching} />;
  if (!query.data) return <Spinner className="min-h-[40vh]" />;
  return <Session session={query.data} place={place} isOpen={isOpen} />;
}

function Gone() {
  const back = <Button render={<Link to={paths.careerAdvice({ tab: 'coaching' })} />}>{m.coaching_back()}</Button>;
  return <EmptyState title={m.coaching_gone()} description={m.coaching_gone_text()} action={back} />;
}

function Session({ session, place, isOpen }: Omit<SessionScreenProps, 'id'> & { session: CoachingSession }) {
  const isOver = session.state === 'ended';
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <SessionHeader session={session} />
      <Facts scenario={session.scenario} />
      {isOver && session.summary ? (
        <>
          <SummaryCard session={session} summary={session.summary} place={place} isOpen={isOpen} />
          <Disclosure summary={m.coaching_transcript()}>
            <Dialogue session={session} />
          </Disclosure>
        </>
      ) : (
        <>
          <Dialogue session={session} />
          <WrittenByLine writtenBy={session.writtenBy} />
          {isOpen ? <Composer key={session.id} session={session} /> : <PlanNeeded gate="specialised_coaching" />}
        </>
      )}
    </div>
  );
}

function SessionHeader({ session }: { session: CoachingSession }) {
  const { title, state, progress, other } = session;
  const course = {
    asking: m.coaching_asking({ number: Math.min(progress.done + 1, progress.total), total: progress.total }),
    playing: m.coaching_playing({ other: printed(other) }),
    ended: m.coaching_over(),
  };
  return (
    <header className="flex flex-col gap-2">
      <Link
        to={paths.careerAdvice({ tab: 'coaching' })}
        className="inline-flex min-h-11 items-center self-start font-semibold text-brand underline underline-offset-4"
      >
        {m.coaching_back()}
      </Link>
      <h2 lang="fr" className="text-2xl wrap-anywhere">
        {printed(title)}
      </h2>
      <p className="text-ink-soft">{course[state]}</p>
      {state === 'asking' ? (
        <ProgressBar value={progress.done} max={progress.total} label={m.coaching_progress()} />
      ) : null}
    </header>
  );
}
