import type Stripe from 'stripe';

/** Marks a configuration of the customer’s page as ours, and tells when the changes made on it take effect. */
export const effectMark = 'coach_changes_take_effect';
/** `never`: the plan cannot be changed there. */
export const effects = ['now', 'period_end', 'never'] as const;
export type Effect = (typeof effects)[number];

/** Finds the configuration whose changes take effect then; undefined leaves the account’s own. */
export function findConfigurations(stripe: Stripe) {
  const found = new Map<Effect, string>();
  return async (effect: Effect): Promise<string | undefined> => {
    if (!found.has(effect)) {
      const all = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
      for (const { id, metadata } of all.data)
        if (metadata?.[effectMark]) found.set(metadata[effectMark] as Effect, id);
    }
    return found.get(effect);
  };
}
