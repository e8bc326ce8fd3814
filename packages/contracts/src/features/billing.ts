import { z } from 'zod';
import { billingPeriods } from '../prices.ts';
import { plans } from '../tiers.ts';

/** `POST /api/functions/check-subscription`. */
export const checkSubscriptionResponseSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.string(),
});
export type CheckSubscriptionResponse = z.infer<typeof checkSubscriptionResponseSchema>;

const period = z.enum(billingPeriods);
const instant = z.iso.datetime();

/** `POST /api/functions/create-checkout`: a first purchase, or a change of plan. */
export const createCheckoutSchema = z.object({ tier: z.enum(plans), billing_period: period.default('monthly') });
export type CreateCheckout = z.input<typeof createCheckoutSchema>;

/** Where the person goes on, in a new tab. */
export const paymentPageSchema = z.object({ url: z.string() });

/** Who takes the money: `simulated` takes none; `operator` gave the plan by hand. */
export const paymentProviders = ['stripe', 'simulated', 'operator'] as const;

/**
 * `active`; `past_due` when a payment failed and access goes on until `accessUntil`; `none` when nothing is subscribed to
 * any more.
 */
export const subscriptionStatuses = ['none', 'active', 'past_due'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** `GET /api/subscription`. */
export const subscriptionSchema = z.object({
  subscribed: z.boolean(),
  /** What counts: `free` unless subscribed. */
  tier: z.string(),
  status: z.enum(subscriptionStatuses),
  /** Who this subscription is with; null without one. */
  provider: z.enum(paymentProviders).nullable(),
  /** Whom this installation would take a payment through. */
  payments: z.enum(['stripe', 'simulated']),
  billingPeriod: period.nullable(),
  /** When it renews, or ends if `endsAt` says so. */
  currentPeriodEnd: instant.nullable(),
  /** When it ends, once it was cancelled. */
  endsAt: instant.nullable(),
  /** When access ends unless a failed payment is made good. */
  graceUntil: instant.nullable(),
  /** A change that is to come. */
  next: z.object({ plan: z.enum(plans), billingPeriod: period, at: instant }).nullable(),
  /** Whether there is a customer’s page to open. */
  hasPortal: z.boolean(),
});
export type Subscription = z.output<typeof subscriptionSchema>;

export const invoiceStatuses = ['paid', 'open', 'void'] as const;

/** `GET /api/invoices`, newest first. */
export const invoicesSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      issuedAt: instant,
      amountCents: z.number().int(),
      /** ISO 4217, lower case. */
      currency: z.string(),
      status: z.enum(invoiceStatuses),
      /** What was paid for; null for what is none of our plans. */
      plan: z.enum(plans).nullable(),
      billingPeriod: period.nullable(),
      provider: z.enum(paymentProviders),
      /** Whether `GET /api/invoices/:id/page` leads to a document. */
      hasPage: z.boolean(),
    }),
  ),
});
export type Invoice = z.output<typeof invoicesSchema>['items'][number];

/** What the demonstration’s payment page shows: `GET /api/simulated-payments/:token`. */
export const simulatedPaymentSchema = z.object({
  kind: z.enum(['subscribe', 'change']),
  plan: z.enum(plans),
  billingPeriod: period,
  /** What is due now, credit for what was already paid deducted. */
  dueCents: z.number().int().nonnegative(),
  /** What each later period costs. */
  renewalCents: z.number().int().nonnegative(),
  /** When the change takes effect; null is at once. */
  takesEffectAt: instant.nullable(),
  /** When the next payment would be due. */
  renewsAt: instant,
});
export type SimulatedPayment = z.output<typeof simulatedPaymentSchema>;

/** `POST /api/simulated-payments/:token`. A refused payment may be tried again. */
export const simulatedOutcomeSchema = z.object({ outcome: z.enum(['pay', 'refuse', 'abandon']) });
export const simulatedAnswerSchema = z.object({
  outcome: z.enum(['paid', 'refused', 'abandoned']),
  /** The page to go on to; null when the payment may be tried again. */
  next: z.string().nullable(),
});
