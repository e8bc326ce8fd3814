import type { AdviceArticle } from '@coach/contracts/features/advice';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { adviceKeys, articlePath } from './advice-keys.ts';

/** An article in full. Fails with `subscription_required` for one that the plan does not open, `not_found`. */
export function useArticle(id: string) {
  return useQuery({
    queryKey: adviceKeys.article(id),
    queryFn: ({ signal }) => request<AdviceArticle>(articlePath(id), { signal }),
    networkMode: 'always',
  });
}
