import { checkSubscriptionResponseSchema } from '@coach/contracts/features/billing';
import { effectiveTier } from '@coach/contracts/tiers';
import type { Router } from '../../http/route.ts';
import { readSubscription } from './read-subscription.ts';

export function billingRoutes(router: Router): void {
  router.route(
    {
      method: 'post',
      path: '/api/functions/check-subscription',
      policy: 'user',
      summary: 'Whether the caller subscribes, and to which tier',
      answer: checkSubscriptionResponseSchema,
    },
    async ({ db, actor }) => {
      const subscription = await readSubscription(db, actor.userId);
      return { subscribed: subscription.subscribed, subscription_tier: effectiveTier(subscription) };
    },
  );
}
