import type { AuthOptions } from '@coach/contracts/features/auth';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

/** What the server lets this page offer; undefined until it answered. */
export function useAuthOptions(): AuthOptions | undefined {
  const { data } = useQuery({
    queryKey: ['auth-options'],
    queryFn: ({ signal }) => request<AuthOptions>('/api/auth/options', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
