import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';

/** The CV was corrected in another tab: shows what it has become, so that the change can be made on that. */
export async function refetchAfterConflict(client: QueryClient, error: unknown, queryKey: QueryKey): Promise<void> {
  if (error instanceof ApiError && error.code === 'conflict') await client.invalidateQueries({ queryKey });
}
