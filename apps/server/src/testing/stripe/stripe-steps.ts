import { expect } from 'vitest';
import type { TestUser } from '../test-user.ts';

/** Asks for a page to pay on; answers the id of its session at Stripe. */
export async function checkout(user: TestUser, tier: string, billing_period = 'monthly'): Promise<string> {
  const { status, body } = await user.post('/api/functions/create-checkout', { tier, billing_period });
  expect(status).toBe(200);
  return new URL(body.url).pathname.split('/').at(-1) as string;
}

/** What the account area is told of the subscription. */
export async function stateOf(user: TestUser) {
  return (await user.get('/api/subscription')).body;
}

/** The tier that a check of the subscription answers. */
export async function tierOf(user: TestUser): Promise<string> {
  return (await user.post('/api/functions/check-subscription', {})).body.subscription_tier;
}
