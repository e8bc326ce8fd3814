import { billingPeriods, lookupKey, type Purchase, paidPlans, purchaseOf } from '@coach/contracts/prices';
import type Stripe from 'stripe';

const keptMs = 5 * 60_000;

export const allPurchases: Purchase[] = paidPlans.flatMap((plan) => billingPeriods.map((period) => ({ plan, period })));

/** What a price of ours is for, told by its lookup key, or by its metadata once the key has moved to a newer price. */
export function purchaseOfPrice({ lookup_key, metadata }: Stripe.Price): Purchase | null {
  return purchaseOf(lookup_key ?? metadata?.purchase ?? '');
}

/** Our prices at Stripe, looked up by key and kept for five minutes. */
export function createPriceTable(stripe: Stripe) {
  const known = new Map<string, Purchase | null>();
  let current = new Map<string, string>();
  let readAt = 0;

  async function read(): Promise<void> {
    const prices = await stripe.prices.list({ lookup_keys: allPurchases.map(lookupKey), active: true, limit: 100 });
    current = new Map(prices.data.map((price) => [price.lookup_key ?? '', price.id]));
    for (const price of prices.data) known.set(price.id, purchaseOfPrice(price));
    readAt = Date.now();
  }

  return {
    /** The price that is asked for a purchase now. */
    async idOf(purchase: Purchase): Promise<string> {
      if (Date.now() - readAt > keptMs) await read();
      const id = current.get(lookupKey(purchase));
      if (!id) throw new Error(`Stripe has no price with the lookup key ${lookupKey(purchase)}`);
      return id;
    },
    /** What a price is for, former prices included. */
    async purchaseOf(price: Stripe.Price | string): Promise<Purchase | null> {
      if (typeof price !== 'string' && purchaseOfPrice(price)) return purchaseOfPrice(price);
      const id = typeof price === 'string' ? price : price.id;
      if (!known.has(id)) known.set(id, purchaseOfPrice(await stripe.prices.retrieve(id)));
      return known.get(id) ?? null;
    },
  };
}

export type PriceTable = ReturnType<typeof createPriceTable>;
