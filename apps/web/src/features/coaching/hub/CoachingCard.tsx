import { type CoachingScenarioCard, type CoachingTrack, coachingTracks } from '@coach/contracts/features/coaching';
import { printed } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { SpinnerMark } from '../../../ui/SpinnerMark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useScenarios } from '../requests/use-scenarios.ts';
import { useStartSession } from '../requests/use-sessions.ts';
import type { CoachingPlace } from '../use-coaching-place.ts';

const trackNames: Record<CoachingTrack, () => string> = {
  negotiation: m.coaching_negotiation,
  leadership: m.coaching_leadership,
};

/** « Coaching IA spécialisé »: what one may train for; a press begins. */
export function CoachingCard({ place }: { place: CoachingPlace }) {
  const query = useScenarios();
  return (
    <Card title={m.coaching_title()}>
      <p className="max-w-prose">{m.coaching_lead()}</p>
      {query.data ? (
        coachingTracks.map((track) => (
          <section key={track} className="mt-7">
            <h3 className="mb-3 text-lg">{trackNames[track]()}</h3>
            <Scenarios items={query.data.items.filter((each) => each.track === track)} place={place} />
          </section>
        ))
      ) : query.isError ? (
        <div className="mt-5">
          <ErrorState
            message={toApiFailure(query.error).message}
            onRetry={() => void query.refetch()}
            busy={query.isRefetching}
          />
        </div>
      ) : (
        <Spinner className="min-h-60" />
      )}
      <p className="mt-6 max-w-prose text-sm text-ink-soft">{m.coaching_engine()}</p>
    </Card>
  );
}

function Scenarios({ items, place }: { items: CoachingScenarioCard[]; place: CoachingPlace }) {
  const { mutate, isPending, variables } = useStartSession();
  const begin = ({ id }: CoachingScenarioCard) => {
    if (isPending) return;
    mutate(id, {
      onSuccess: (session) => place.open(session.id),
      onError: (error) =>
        toast({ title: m.coaching_start_failed(), description: toApiFailure(error).message, tone: 'error' }),
    });
  };
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((scenario) => (
        <li key={scenario.id}>
          <button
            type="button"
            lang="fr"
            aria-busy={(isPending && variables === scenario.id) || undefined}
            onClick={() => begin(scenario)}
            className="flex h-full w-full cursor-pointer flex-col items-start rounded-lg border-2 border-line bg-card p-4 text-left transition-colors hover:border-brand hover:bg-brand-soft"
          >
            <span className="flex items-center gap-2 text-lg font-semibold text-brand">
              {printed(scenario.title)}
              {isPending && variables === scenario.id ? <SpinnerMark /> : null}
            </span>
            <span className="mt-1 text-ink">{printed(scenario.summary)}</span>
            <span className="mt-3 text-sm text-ink-soft">{m.coaching_course({ count: scenario.questions })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
