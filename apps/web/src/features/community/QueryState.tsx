import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** What was asked for: waiting, failed, or there. */
export function QueryState<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <ErrorState
        message={toApiFailure(query.error).message}
        onRetry={() => void query.refetch()}
        busy={query.isRefetching}
      />
    );
  return <Spinner className="min-h-80" />;
}
