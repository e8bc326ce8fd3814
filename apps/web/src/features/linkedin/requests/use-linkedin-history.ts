import type { LinkedinHistory } from '@coach/contracts/features/linkedin';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { linkedinKeys } from './linkedin-keys.ts';

export type HistoryItem = LinkedinHistory['items'][number];

/** The latest ten analyses, newest first. */
export function useLinkedinHistory() {
  return useQuery({
    queryKey: linkedinKeys.history(),
    queryFn: ({ signal }) => request<LinkedinHistory>('/api/linkedin-analyses', { signal }),
  });
}
