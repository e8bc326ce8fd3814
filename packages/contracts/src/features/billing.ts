import { z } from 'zod';

/** `POST /api/functions/check-subscription`. */
export const checkSubscriptionResponseSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.string(),
});
export type CheckSubscriptionResponse = z.infer<typeof checkSubscriptionResponseSchema>;
