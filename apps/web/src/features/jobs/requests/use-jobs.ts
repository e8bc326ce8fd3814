import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { request } from '../../../lib/api-client.ts';
import { askForNewer, type JobPage, jobKeys, listedJobs } from './job-cache.ts';

const pageSize = '100';

/** All offers of the person, newest first: a hundred at once, the rest following by itself. */
export function useJobs() {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: jobKeys.list,
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) });
      return request<JobPage>(`/api/jobs?${search}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // A short list is always asked for again, since another tab may have changed it; ten pages are not at each glance.
    refetchOnWindowFocus: ({ state }) => ((state.data?.pages.length ?? 0) <= 2 ? 'always' : true),
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const jobs = useMemo(() => listedJobs(data), [data]);
  useEffect(() => askForNewer(client, jobs), [client, jobs]);
  return { ...query, jobs };
}
