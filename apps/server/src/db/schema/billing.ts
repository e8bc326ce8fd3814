import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant } from './columns.ts';

/** What a user subscribed to, as last derived from who takes the payments; no row means free. */
export const subscriptions = pgTable('subscriptions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  subscribed: boolean('subscribed').notNull().default(false),
  tier: text('tier').notNull().default('free'),
  /** Who says so: `operator`, or the payment provider. */
  provider: text('provider').notNull(),
  /** none, active or past_due. */
  status: text('status').notNull().default('none'),
  billingPeriod: text('billing_period'),
  currentPeriodEnd: instant('current_period_end'),
  /** When it ends, once it was cancelled. */
  endsAt: instant('ends_at'),
  /** A change to come. */
  nextTier: text('next_tier'),
  nextBillingPeriod: text('next_billing_period'),
  nextAt: instant('next_at'),
  /** Nothing heard afterwards keeps access beyond this; null has no end. */
  accessUntil: instant('access_until'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Under which name a payment provider knows a user. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    customerId: text('customer_id').notNull().unique(),
    /** The payment page that was opened last, and when: two open ones could both be paid. */
    checkoutId: text('checkout_id'),
    checkoutAt: instant('checkout_at'),
    /** Looks at the provider’s state are numbered when they begin; what an earlier one saw never replaces a later one. */
    looksBegun: integer('looks_begun').notNull().default(0),
    lastLook: integer('last_look').notNull().default(0),
    lookedAt: instant('looked_at'),
    /** When to look again though nothing was heard. */
    lookAgainAt: instant('look_again_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('billing_customers_look_again').on(table.lookAgainAt)],
);

/** Events received from a payment provider, each once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

/** Kept ten years, after the account too: then a hash of its id is all that stays of it (decisions, « Plans, prices, promises »). */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    accountHash: text('account_hash').notNull(),
    provider: text('provider').notNull(),
    /** The provider’s id. */
    invoiceId: text('invoice_id').notNull(),
    number: text('number').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    plan: text('plan'),
    billingPeriod: text('billing_period'),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_of_provider').on(table.provider, table.invoiceId),
    index('invoices_owner').on(table.userId, table.issuedAt),
  ],
);

/** The demonstration’s own books, which it alone reads: what a real provider keeps on its side. */
export const simulatedSubscriptions = pgTable('simulated_subscriptions', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => billingCustomers.customerId, { onDelete: 'cascade' }),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  plan: text('plan').notNull(),
  billingPeriod: text('billing_period').notNull(),
  /** The day of the month it renews on, kept through shorter months. */
  anchoredAt: instant('anchored_at').notNull(),
  periodStart: instant('period_start').notNull(),
  periodEnd: instant('period_end').notNull(),
  endsAtPeriodEnd: boolean('ends_at_period_end').notNull().default(false),
  endedAt: instant('ended_at'),
  nextPlan: text('next_plan'),
  nextBillingPeriod: text('next_billing_period'),
  /** Euro cents to deduct from what comes. */
  creditCents: integer('credit_cents').notNull().default(0),
});

/** Payment pages of the demonstration. */
export const simulatedCheckouts = pgTable('simulated_checkouts', {
  token: text('token').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  plan: text('plan').notNull(),
  billingPeriod: text('billing_period').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When it was paid or left. */
  closedAt: instant('closed_at'),
});

export const simulatedInvoices = pgTable(
  'simulated_invoices',
  {
    number: text('number').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    plan: text('plan').notNull(),
    billingPeriod: text('billing_period').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [index('simulated_invoices_owner').on(table.userId)],
);
