import { productName } from '@coach/contracts/brand';
import {
  type BillingPeriod,
  billingPeriods,
  lookupKey,
  type PaidPlanId,
  paidPlans,
  priceCents,
} from '@coach/contracts/prices';
import { tierDisplayName } from '@coach/contracts/tiers';
import type Stripe from 'stripe';
import { isMissing } from './open-stripe.ts';
import { type Effect, effectMark, effects } from './portal-configurations.ts';

const intervals: Record<BillingPeriod, 'month' | 'year'> = { monthly: 'month', yearly: 'year' };

/** Brings a Stripe account to what the plans are. Answers what was done, a line each. */
export async function prepareAccount(stripe: Stripe, appUrl: string | null): Promise<string[]> {
  const done: string[] = [];
  const products: PortalProduct[] = [];
  for (const plan of paidPlans) {
    const product = await ensureProduct(stripe, plan, done);
    const prices: string[] = [];
    for (const period of billingPeriods) prices.push(await ensurePrice(stripe, { plan, period, product }, done));
    products.push({ product, prices });
  }
  for (const effect of effects) await ensurePortal(stripe, { effect, products, appUrl }, done);
  return done.length > 0 ? done : ['Nothing to do: the account is as it should be.'];
}

async function ensureProduct(stripe: Stripe, plan: PaidPlanId, done: string[]): Promise<string> {
  const id = `coach_${plan}`;
  try {
    await stripe.products.retrieve(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id, name: `${productName} ${tierDisplayName(plan)}` });
    done.push(`product ${id} made`);
  }
  return id;
}

type Wanted = { plan: PaidPlanId; period: BillingPeriod; product: string };

async function ensurePrice(stripe: Stripe, { plan, period, product }: Wanted, done: string[]): Promise<string> {
  const key = lookupKey({ plan, period });
  const amount = priceCents(plan, period);
  const known = (await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })).data[0];
  if (known?.unit_amount === amount && known.currency === 'eur') return known.id;
  const price = await stripe.prices.create({
    product,
    currency: 'eur',
    unit_amount: amount,
    tax_behavior: 'inclusive',
    recurring: { interval: intervals[period] },
    lookup_key: key,
    transfer_lookup_key: true,
    // Tells what a price was for once its key has moved on.
    metadata: { purchase: key },
  });
  done.push(`price ${key} made: ${(amount / 100).toFixed(2)} EUR`);
  return price.id;
}

const effectWords: Record<Effect, string> = { now: 'at once', period_end: 'at the period’s end', never: 'never' };

type PortalProduct = { product: string; prices: string[] };
type Portal = { effect: Effect; products: PortalProduct[]; appUrl: string | null };

/**
 * One page whose changes take effect at once and are paid for in proportion, one whose changes wait for the period’s end,
 * and one without changes, for the rest. A change that Stripe does not see as less would not wait: it is always paid for
 * in proportion, so that nobody gains or loses what was paid.
 */
async function ensurePortal(stripe: Stripe, { effect, products, appUrl }: Portal, done: string[]): Promise<void> {
  const all = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = all.data.find(({ metadata }) => metadata?.[effectMark] === effect);
  const waits = [{ type: 'decreasing_item_amount' as const }, { type: 'shortening_interval' as const }];
  const wanted = {
    metadata: { [effectMark]: effect },
    // Stripe shows no page of one’s own machine to customers.
    ...(appUrl?.startsWith('https://')
      ? { business_profile: { privacy_policy_url: `${appUrl}/confidentialite` } }
      : {}),
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
      subscription_update:
        effect === 'never'
          ? { enabled: false }
          : {
              enabled: true,
              default_allowed_updates: ['price' as const],
              proration_behavior: 'always_invoice' as const,
              products,
              ...(effect === 'period_end' ? { schedule_at_period_end: { conditions: waits } } : {}),
            },
    },
  };
  if (known) await stripe.billingPortal.configurations.update(known.id, wanted);
  else await stripe.billingPortal.configurations.create(wanted);
  if (!known) done.push(`portal page made: changes take effect ${effectWords[effect]}`);
}
