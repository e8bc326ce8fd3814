import { randomBytes } from 'node:crypto';

/** Objects as Stripe’s API shows them; only the fields that matter here. Times are in seconds. */
export type StripeObject = Record<string, unknown> & { id: string; object: string };

export type Customer = StripeObject & { metadata?: Record<string, string>; deleted?: boolean };

export type Price = StripeObject & {
  lookup_key: string | null;
  unit_amount: number;
  currency: string;
  product: string;
  recurring: { interval: 'month' | 'year' };
  active: boolean;
  metadata: Record<string, string>;
};

export type Subscription = StripeObject & {
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  schedule: string | null;
  latest_invoice: string | null;
  items: {
    object: 'list';
    data: { id: string; price: Price; current_period_start: number; current_period_end: number }[];
  };
};

export type Invoice = StripeObject & {
  customer: string;
  number: string;
  status: 'open' | 'paid' | 'void';
  total: number;
  currency: string;
  created: number;
  hosted_invoice_url: string;
  parent: { subscription_details: { subscription: string } };
  lines: { object: 'list'; data: { amount: number; pricing: { price_details: { price: string } } }[] };
};

export type Schedule = StripeObject & {
  subscription: string;
  status: 'active' | 'released';
  current_phase: { start_date: number; end_date: number };
  phases: { start_date: number; end_date: number; items: { price: string }[] }[];
};

export type StripeEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: StripeObject };
};

const dayS = 24 * 3600;
const periodS = { month: 30 * dayS, year: 365 * dayS };

let made = 0;
function newId(prefix: string): string {
  made += 1;
  return `${prefix}_${made.toString().padStart(4, '0')}${randomBytes(6).toString('hex')}`;
}

/** What Stripe remembers, and what happens there when people pay, change, or their card is refused. */
export class StripeBooks {
  readonly customers = new Map<string, Customer>();
  readonly products = new Map<string, StripeObject>();
  readonly prices = new Map<string, Price>();
  readonly sessions = new Map<string, StripeObject>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly schedules = new Map<string, Schedule>();
  readonly configurations = new Map<string, StripeObject>();
  readonly events: StripeEvent[] = [];
  /** Seconds since the epoch. */
  now = Math.floor(Date.now() / 1000);

  emit(type: string, object: StripeObject): StripeEvent {
    const event = { id: newId('evt'), object: 'event' as const, type, created: this.now, data: { object } };
    this.events.push(structuredClone(event));
    return event;
  }

  createCustomer(email: string | null, metadata: Record<string, string> = {}): Customer {
    const customer = { id: newId('cus'), object: 'customer', email, metadata };
    this.customers.set(customer.id, customer);
    return customer;
  }

  createPrice(fields: Omit<Price, 'id' | 'object'>): Price {
    const price = { ...fields, id: newId('price'), object: 'price' } as Price;
    this.prices.set(price.id, price);
    return price;
  }

  priceNamed(key: string): Price {
    const found = [...this.prices.values()].find((price) => price.lookup_key === key);
    if (!found) throw new Error(`no price ${key}`);
    return found;
  }

  subscription(id: string): Subscription {
    return this.subscriptions.get(id) as Subscription;
  }

  of(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((each) => each.customer === customer);
  }

  /** Someone pays on a checkout page. */
  payCheckout(sessionId: string): Subscription {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error('this checkout is not open');
    const customer = session.customer as string;
    const price = this.prices.get(session.price as string) as Price;
    const start = this.now;
    const subscription: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      schedule: null,
      latest_invoice: null,
      items: {
        object: 'list',
        data: [
          {
            id: newId('si'),
            price,
            current_period_start: start,
            current_period_end: start + periodS[price.recurring.interval],
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    const invoice = this.invoice(subscription, price.unit_amount, 'paid');
    session.status = 'complete';
    this.emit('checkout.session.completed', session);
    this.emit('customer.subscription.created', subscription);
    this.emit('invoice.paid', invoice);
    return subscription;
  }

  invoice(subscription: Subscription, total: number, status: Invoice['status']): Invoice {
    const id = newId('in');
    const price = subscription.items.data[0]?.price.id as string;
    const invoice: Invoice = {
      id,
      object: 'invoice',
      customer: subscription.customer,
      number: `COACH-${this.invoices.size + 1}`,
      status,
      total,
      currency: 'eur',
      created: this.now,
      hosted_invoice_url: `https://invoice.example.com/${id}`,
      parent: { subscription_details: { subscription: subscription.id } },
      lines: { object: 'list', data: [{ amount: total, pricing: { price_details: { price } } }] },
    };
    this.invoices.set(id, invoice);
    subscription.latest_invoice = id;
    return invoice;
  }

  /** Someone confirms a change of plan on the portal; a lower one waits, as the portal’s configuration says. */
  confirmChange(subscriptionId: string, key: string, when: 'now' | 'period_end'): void {
    const subscription = this.subscription(subscriptionId);
    const item = subscription.items.data[0] as Subscription['items']['data'][number];
    const price = this.priceNamed(key);
    if (when === 'now') {
      const difference = Math.max(0, price.unit_amount - item.price.unit_amount);
      item.price = price;
      this.emit('invoice.paid', this.invoice(subscription, difference, 'paid'));
      this.emit('customer.subscription.updated', subscription);
      return;
    }
    const end = item.current_period_end;
    const phases = [
      { start_date: item.current_period_start, end_date: end, items: [{ price: item.price.id }] },
      { start_date: end, end_date: end + periodS[price.recurring.interval], items: [{ price: price.id }] },
    ];
    const current_phase = { start_date: item.current_period_start, end_date: end };
    const schedule: Schedule = {
      id: newId('sub_sched'),
      object: 'subscription_schedule',
      subscription: subscription.id,
      status: 'active',
      current_phase,
      phases,
    };
    this.schedules.set(schedule.id, schedule);
    subscription.schedule = schedule.id;
    this.emit('customer.subscription.updated', subscription);
  }

  release(scheduleId: string): Schedule {
    const schedule = this.schedules.get(scheduleId) as Schedule;
    schedule.status = 'released';
    const subscription = this.subscription(schedule.subscription);
    subscription.schedule = null;
    this.emit('customer.subscription.updated', subscription);
    return schedule;
  }

  /** The period ends: renewed, changed as planned, or over. A card that is refused leaves the invoice open. */
  endPeriod(subscriptionId: string, payment: 'paid' | 'refused' = 'paid'): void {
    const subscription = this.subscription(subscriptionId);
    const item = subscription.items.data[0] as Subscription['items']['data'][number];
    this.now = Math.max(this.now, item.current_period_end);
    if (subscription.cancel_at_period_end) {
      subscription.status = 'canceled';
      this.emit('customer.subscription.deleted', subscription);
      return;
    }
    const schedule = subscription.schedule ? this.schedules.get(subscription.schedule) : null;
    const next = schedule?.phases.find(({ start_date }) => start_date >= schedule.current_phase.end_date);
    if (schedule && next) {
      item.price = this.prices.get(next.items[0]?.price as string) as Price;
      schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
    } else if (schedule) this.release(schedule.id);
    item.current_period_start = item.current_period_end;
    item.current_period_end += periodS[item.price.recurring.interval];
    const invoice = this.invoice(subscription, item.price.unit_amount, payment === 'paid' ? 'paid' : 'open');
    subscription.status = payment === 'paid' ? 'active' : 'past_due';
    this.emit(payment === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    this.emit('customer.subscription.updated', subscription);
  }

  /** The card is put right and what is open gets paid. */
  settle(subscriptionId: string): void {
    const subscription = this.subscription(subscriptionId);
    for (const invoice of this.invoices.values())
      if (invoice.parent.subscription_details.subscription === subscriptionId && invoice.status === 'open') {
        invoice.status = 'paid';
        this.emit('invoice.paid', invoice);
      }
    subscription.status = 'active';
    this.emit('customer.subscription.updated', subscription);
  }
}

export { newId };
