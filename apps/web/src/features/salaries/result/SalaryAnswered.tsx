import { useState } from 'react';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { OwnSalary } from '../own/where-it-stands.ts';
import { useSalaries } from '../requests/salary-requests.ts';
import type { SalaryPlace } from '../use-salary-place.ts';
import { SalaryResult } from './SalaryResult.tsx';
import { UnknownOccupation } from './UnknownOccupation.tsx';

/** What was asked, as it comes: under way, failed, not recognised, or answered. */
export function SalaryAnswered({ place }: { place: SalaryPlace }) {
  const { data, error, refetch, isFetching } = useSalaries(place.question);
  // Kept while the page is open, and nowhere else.
  const [own, setOwn] = useState<OwnSalary | null>(null);
  if (error && !data)
    return <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Spinner className="min-h-[30vh]" />;
  if (data.occupation === null) return <UnknownOccupation answer={data} place={place} />;
  return <SalaryResult answer={data} place={place} own={own} onOwn={setOwn} />;
}
