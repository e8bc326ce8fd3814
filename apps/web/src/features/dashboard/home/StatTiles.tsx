import type { Overview } from '@coach/contracts/features/activity';
import type { ReactNode } from 'react';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { renewalDay } from '../../usage/renewal-day.ts';
import { hasLimit, UsageMeter } from '../../usage/UsageMeter.tsx';
import { useUsage } from '../../usage/use-usage.ts';

/**
 * The four cards of the home: simulations, profile, CVs analysed, letters (spec 2, « Dashboard layout and home »).
 * `profile` is undefined while it is not known, null where it could not be had.
 */
export function StatTiles({ profile }: { profile: Overview['profile'] | null | undefined }) {
  const { data: usage, error, refetch, isRefetching } = useUsage();
  if (error && !usage)
    return (
      <Card>
        <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isRefetching} />
      </Card>
    );
  return (
    <section aria-label={m.dashboard_tiles()} className="@container">
      <ul className="grid grid-cols-1 gap-3 @min-[20rem]:grid-cols-2 @min-[20rem]:*:*:first:min-h-[2lh] sm:gap-4 @min-[52rem]:grid-cols-4">
        <Tile>{usage ? <UsageMeter usage={usage} meter="interview_simulation" /> : <Spinner className="py-6" />}</Tile>
        {profile === null ? null : (
          <Tile>{profile ? <ProfileFigure profile={profile} /> : <Spinner className="py-6" />}</Tile>
        )}
        <Tile>{usage ? <UsageMeter usage={usage} meter="cv_analysis" /> : <Spinner className="py-6" />}</Tile>
        <Tile>{usage ? <UsageMeter usage={usage} meter="motivation_letter" /> : <Spinner className="py-6" />}</Tile>
      </ul>
      {usage && hasLimit(usage) ? (
        <p className="mt-3 text-sm text-ink-soft">{m.usage_renewal({ day: renewalDay(usage.month) })}</p>
      ) : null}
    </section>
  );
}

function Tile({ children }: { children: ReactNode }) {
  return <li className="flex flex-col rounded-xl border border-line bg-card p-4 shadow-card sm:p-5">{children}</li>;
}

function ProfileFigure({ profile: { completion, flags } }: { profile: Overview['profile'] }) {
  const filled = Object.values(flags).filter(Boolean).length;
  return (
    <>
      <p className="font-semibold">{m.dashboard_tile_profile()}</p>
      <div className="mt-1 flex flex-col">
        <p className="font-display text-3xl">{m.dashboard_tile_percent({ percent: completion })}</p>
        <p className="text-sm text-ink-soft">{m.dashboard_tile_flags({ filled })}</p>
      </div>
      <ProgressBar className="mt-2" value={completion} label={m.dashboard_tile_profile_bar()} />
    </>
  );
}
