import type { LetterDetail } from '@coach/contracts/features/letters';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { letterKeys, letterPath } from './letter-keys.ts';

/** One letter in full; asked for again when the page is come back to, since another tab may have changed it. */
export function useLetter(id: string) {
  return useQuery({
    queryKey: letterKeys.one(id),
    queryFn: ({ signal }) => request<LetterDetail>(letterPath(id), { signal }),
    refetchOnWindowFocus: 'always',
  });
}
