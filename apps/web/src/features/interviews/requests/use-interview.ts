import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { interviewKeys, interviewPath } from './interview-keys.ts';

/** One interview in full; asked for again when the page is come back to, since another tab may have changed it. */
export function useInterview(id: string) {
  return useQuery({
    queryKey: interviewKeys.one(id),
    queryFn: ({ signal }) => request<InterviewDetail>(interviewPath(id), { signal }),
    refetchOnWindowFocus: 'always',
  });
}
