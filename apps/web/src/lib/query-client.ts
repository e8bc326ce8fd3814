import { QueryClient } from '@tanstack/react-query';

/** One cache per page load. The API client already retries what is worth it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true } },
});
