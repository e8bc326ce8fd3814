import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { renewalDay } from './renewal-day.ts';
import { hasLimit, shownMeters, UsageMeter } from './UsageMeter.tsx';
import { useUsage } from './use-usage.ts';

/** The month's use side by side, and when it starts anew. */
export function UsageTiles() {
  const { data, error, refetch, isRefetching } = useUsage();
  if (!data && error)
    return <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isRefetching} />;
  if (!data) return <Spinner className="py-4" />;
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-5 @min-[36rem]:grid-cols-3">
        {shownMeters.map((meter) => (
          <li key={meter} className="rounded-xl border border-line bg-card p-5 shadow-card">
            <UsageMeter usage={data} meter={meter} />
          </li>
        ))}
      </ul>
      {hasLimit(data) ? (
        <p className="mt-4 text-sm text-ink-soft">{m.usage_renewal({ day: renewalDay(data.month) })}</p>
      ) : null}
    </div>
  );
}
