import type { CreateCheckout } from '@coach/contracts/features/billing';
import type { BillingPeriod } from '@coach/contracts/prices';
import type { PlanId } from '@coach/contracts/tiers';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';

/** The page on which a plan is paid for. @throws ApiError */
export function createCheckout(plan: PlanId, period: BillingPeriod): Promise<{ url: string }> {
  const body: CreateCheckout = { tier: plan, billing_period: period };
  return request<{ url: string }>('/api/functions/create-checkout', { method: 'POST', body, bearer: true });
}

/** What to say when there is none: what was bought elsewhere meanwhile is told as it is. */
export function checkoutFailure(error: unknown): string {
  const { code, message } = toApiFailure(error);
  return code === 'conflict' ? message : m.billing_checkout_failed();
}
