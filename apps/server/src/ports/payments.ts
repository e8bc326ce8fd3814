import type { Language } from '@coach/contracts/language';
import type { Purchase } from '@coach/contracts/prices';

/** A subscription as its provider tells it. */
export type ProviderSubscription = Purchase & {
  id: string;
  /** `past_due`: a payment failed and is tried again. */
  status: 'active' | 'past_due';
  currentPeriodEnd: Date;
  /** When it ends, once it was cancelled. */
  endsAt: Date | null;
  /** When the payment that failed fell due. */
  unpaidSince: Date | null;
  next: (Purchase & { at: Date }) | null;
};

export type ProviderInvoice = {
  id: string;
  number: string;
  amountCents: number;
  /** ISO 4217, lower case. */
  currency: string;
  status: 'paid' | 'open' | 'void';
  issuedAt: Date;
  /** null for what is none of our plans. */
  purchase: Purchase | null;
};

/** Everything a provider knows of a customer now: subscriptions that live, invoices that were issued. */
export type CustomerState = { subscriptions: ProviderSubscription[]; invoices: ProviderInvoice[] };

export type Customer = { userId: string; customerId: string };

/** Where a payment page leads back to. */
export type ReturnPages = { success: string; cancelled: string };

/** An event a provider sent, once it is known to come from there. */
export type PaymentEvent = { id: string; type: string; customerId: string | null };

/** What was sent as an event of the provider is not one: unsigned, altered, or too old. */
export class ForgedEventError extends Error {}

/** The provider does not know the customer: it was deleted there, or is of another account or mode. */
export class CustomerGoneError extends Error {
  readonly isDeleted: boolean;
  constructor(isDeleted: boolean, cause: unknown) {
    super(isDeleted ? 'The customer was deleted at the provider' : 'The provider knows no such customer', { cause });
    this.isDeleted = isDeleted;
  }
}

/** The subscription is to end or to change already: that is taken back before another change, by the person alone. */
export class ChangePendingError extends Error {}

/** Who takes the money. It knows what was paid; the application derives what that allows. */
export type Payments = {
  readonly provider: 'stripe' | 'simulated';
  /** A new customer, or the one made before of the same user: a restored backup or a crash may have lost it here. */
  createCustomer(user: { userId: string; email: string; fullName: string }): Promise<string>;
  /** A page on which to pay for a first purchase. Throws CustomerGoneError. */
  openCheckout(
    customer: Customer,
    purchase: Purchase,
    options: { pages: ReturnPages; language: Language; now: Date },
  ): Promise<{ id: string; url: string }>;
  /** A checkout that was opened can no longer be paid; nothing happens when it was. */
  closeCheckout(id: string): Promise<void>;
  /**
   * A page on which to confirm a change: an upgrade at once, the rest paid for in proportion; else at the period’s end.
   * Throws ChangePendingError where what is to come would be lost before the person confirms.
   */
  openChange(
    customer: Customer,
    subscriptionId: string,
    purchase: Purchase,
    options: { pages: ReturnPages; language: Language; when: 'now' | 'period_end'; now: Date },
  ): Promise<{ url: string }>;
  /** The customer’s own page at the provider, where the plan cannot be changed. */
  openPortal(customer: Customer, options: { back: string; language: Language }): Promise<{ url: string }>;
  /** The subscription ends with the period that is paid for. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** The subscription ends now, and nothing more is charged for it; nothing happens when it was over. */
  endNow(subscriptionId: string): Promise<void>;
  /** It goes on after all, as it is: neither ends nor changes. */
  resume(subscriptionId: string): Promise<void>;
  /** Throws CustomerGoneError for one that was never known there. */
  fetchState(customerId: string, now: Date): Promise<CustomerState>;
  /** Ends every subscription at once and forgets the person; nothing happens when that was done before. */
  forgetCustomer(customerId: string): Promise<void>;
  /** A page that shows an invoice; null when the provider has none. */
  invoicePage(invoiceId: string): Promise<string | null>;
  /** Throws ForgedEventError. */
  readEvent(body: string, signature: string | null, now: Date): PaymentEvent;
};
