import { usageSchema } from '@coach/contracts/features/usage';
import type { Router } from '../../http/route.ts';
import { readUsage } from './read-usage.ts';

export function usageRoutes(router: Router): void {
  router.route(
    {
      method: 'get',
      path: '/api/usage',
      policy: 'user',
      summary: 'What the month has used and leaves',
      answer: usageSchema,
    },
    async (context) => await readUsage(context),
  );
}
