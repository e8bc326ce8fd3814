import type { Usage } from '@coach/contracts/features/usage';
import { ApiError } from '../../lib/api-error.ts';
import { formatMonth } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useUsage } from './use-dashboard-data.ts';

/** The month's analyses, from the server's own count. */
export function UsageCard() {
  const { data, error, refetch, isRefetching } = useUsage();
  return (
    <Card title={m.dashboard_usage_title()}>
      {data ? <Meter usage={data} /> : null}
      {error && !data ? (
        <ErrorState
          message={error instanceof ApiError ? error.message : m.common_unexpected()}
          onRetry={() => void refetch()}
          busy={isRefetching}
        />
      ) : null}
      {!data && !error ? <Spinner className="py-4" /> : null}
    </Card>
  );
}

function Meter({ usage }: { usage: Usage }) {
  const { used, limit } = usage.meters.cv_analysis ?? { used: 0, limit: null };
  const month = formatMonth(usage.month);
  if (limit === null) return <p className="text-lg">{m.dashboard_usage_unlimited({ used, month })}</p>;
  return (
    <>
      <p className="font-display text-3xl">{m.dashboard_usage_of({ used, limit })}</p>
      <ProgressBar
        className="mt-3"
        value={used}
        max={limit}
        label={m.dashboard_usage_label({ month })}
        tone={used >= limit ? 'warn' : 'brand'}
      />
      <p className="mt-3 text-sm text-ink-soft">{m.dashboard_usage_renew({ month })}</p>
    </>
  );
}
