import { rescoreDays } from '@coach/contracts/limits';

/** Until when re-scoring what was bought then is free. */
export function rescoreUntil(boughtAt: Date): Date {
  return new Date(boughtAt.getTime() + rescoreDays * 24 * 3_600_000);
}
