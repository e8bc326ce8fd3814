import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  newId,
  type Price,
  StripeBooks,
  type StripeEvent,
  type StripeObject,
  type Subscription,
} from './stripe-books.ts';

export const webhookSecret = 'whsec_for_tests';

type Answer = { status?: number; body: unknown };
type Asked = { path: string; fields: URLSearchParams };

/** A server that speaks Stripe’s API, form in and JSON out, over real HTTP, and remembers what it is told. */
export async function startStripeDouble() {
  const books = new StripeBooks();
  const asked: string[] = [];
  const answered = new Map<string, Answer>();
  const state = { down: false, delayMs: 0 };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const body = await readAll(request);
    asked.push(`${request.method} ${pathname}`);
    const key = request.headers['idempotency-key'];
    const fields = request.method === 'GET' ? searchParams : new URLSearchParams(body);
    const known = typeof key === 'string' ? answered.get(key) : undefined;
    const refused = state.down ? { status: 503, body: { error: { type: 'api_error', message: 'down' } } } : null;
    const answer = refused ?? known ?? answerTo(books, `${request.method}`, { path: pathname, fields });
    if (typeof key === 'string' && !refused) answered.set(key, answer);
    const text = JSON.stringify(answer.body);
    await new Promise((resolve) => setTimeout(resolve, state.delayMs));
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    books,
    asked,
    state,
    url: `http://127.0.0.1:${port}`,
    access: { secretKey: 'sk_test_double', webhookSecret, apiBase: `http://127.0.0.1:${port}` },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** The header Stripe sends with an event. `at` is in seconds. */
export function signatureOf(body: string, at: number, secret = webhookSecret): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

export function bodyOf(event: StripeEvent): string {
  return JSON.stringify(event);
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const missing: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } },
};

function list(data: unknown[]): Answer {
  return { body: { object: 'list', data, has_more: false, url: '/v1/list' } };
}

function answerTo(books: StripeBooks, method: string, { path, fields }: Asked): Answer {
  for (const { pattern, handle } of routes) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return handle({ books, id: match.groups?.id ?? '', fields });
  }
  return missing;
}

type Call = { books: StripeBooks; id: string; fields: URLSearchParams };

function found(object: StripeObject | undefined): Answer {
  return object ? { body: object } : missing;
}

function metadataOf(fields: URLSearchParams): Record<string, string> {
  const own = [...fields].filter(([key]) => key.startsWith('metadata['));
  return Object.fromEntries(own.map(([key, value]) => [key.slice('metadata['.length, -1), value]));
}

function valuesOf(fields: URLSearchParams, name: string): string[] {
  return [...fields].filter(([key]) => key.startsWith(`${name}[`)).map(([, value]) => value);
}

/** With what a listing asks to be shown in full. */
function expanded(books: StripeBooks, subscription: Subscription): unknown {
  const { schedule } = subscription;
  return { ...subscription, schedule: schedule ? books.schedules.get(schedule) : null };
}

const handlers: Record<string, (call: Call) => Answer> = {
  'POST /v1/customers': ({ books, fields }) => ({
    body: books.createCustomer(fields.get('email'), metadataOf(fields)),
  }),
  'DELETE /v1/customers/:id': ({ books, id }) => {
    const customer = books.customers.get(id);
    if (!customer || customer.deleted) return missing;
    books.customers.set(id, { id, object: 'customer', deleted: true });
    for (const subscription of books.of(id)) subscription.status = 'canceled';
    return { body: { id, object: 'customer', deleted: true } };
  },
  'GET /v1/customers/search': ({ books, fields }) => {
    const userId = /^metadata\['user_id'\]:'([^']+)'$/.exec(fields.get('query') ?? '')?.[1];
    const data = [...books.customers.values()].filter(({ metadata }) => userId && metadata?.user_id === userId);
    return { body: { object: 'search_result', data, has_more: false, url: '/v1/customers/search' } };
  },
  'GET /v1/customers/:id': ({ books, id }) => found(books.customers.get(id)),
  'GET /v1/prices': ({ books, fields }) => {
    const keys = valuesOf(fields, 'lookup_keys');
    return list([...books.prices.values()].filter((price) => keys.includes(price.lookup_key ?? '') && price.active));
  },
  'GET /v1/prices/:id': ({ books, id }) => found(books.prices.get(id)),
  'POST /v1/prices': ({ books, fields }) => {
    const lookup_key = fields.get('lookup_key');
    if (fields.get('transfer_lookup_key') === 'true')
      for (const price of books.prices.values()) if (price.lookup_key === lookup_key) price.lookup_key = null;
    const interval = fields.get('recurring[interval]') as Price['recurring']['interval'];
    const price = books.createPrice({
      lookup_key,
      unit_amount: Number(fields.get('unit_amount')),
      currency: fields.get('currency') ?? '',
      product: fields.get('product') ?? '',
      recurring: { interval },
      active: true,
      metadata: metadataOf(fields),
    });
    return { body: price };
  },
  'GET /v1/products/:id': ({ books, id }) => found(books.products.get(id)),
  'POST /v1/products': ({ books, fields }) => {
    const product = { id: fields.get('id') ?? newId('prod'), object: 'product', name: fields.get('name') };
    books.products.set(product.id, product);
    return { body: product };
  },
  'GET /v1/subscriptions': ({ books, fields }) => {
    const customer = fields.get('customer') ?? '';
    if (!books.customers.has(customer)) return { ...missing, status: 400 };
    return list(books.of(customer).map((subscription) => expanded(books, subscription)));
  },
  'GET /v1/subscriptions/:id': ({ books, id, fields }) => {
    const subscription = books.subscriptions.get(id);
    if (!subscription) return missing;
    return { body: valuesOf(fields, 'expand').includes('schedule') ? expanded(books, subscription) : subscription };
  },
  'POST /v1/subscriptions/:id': ({ books, id, fields }) => {
    const subscription = books.subscriptions.get(id);
    if (!subscription) return missing;
    const atPeriodEnd = fields.get('cancel_at_period_end') === 'true';
    const end = subscription.items.data[0]?.current_period_end ?? null;
    if (atPeriodEnd) subscription.cancel_at = end;
    // A date of its own stays when an end of period is taken back.
    else if (subscription.cancel_at_period_end || fields.get('cancel_at') === '') subscription.cancel_at = null;
    if (fields.has('cancel_at_period_end')) subscription.cancel_at_period_end = atPeriodEnd;
    books.emit('customer.subscription.updated', subscription);
    return { body: subscription };
  },
  'DELETE /v1/subscriptions/:id': ({ books, id }) => {
    const subscription = books.subscriptions.get(id);
    if (!subscription || subscription.status === 'canceled') return missing;
    subscription.status = 'canceled';
    books.emit('customer.subscription.deleted', subscription);
    return { body: subscription };
  },
  'POST /v1/subscription_schedules/:id/release': ({ books, id }) => ({ body: books.release(id) }),
  'GET /v1/invoices': ({ books, fields }) =>
    list([...books.invoices.values()].filter(({ customer }) => customer === fields.get('customer'))),
  'GET /v1/invoices/:id': ({ books, id }) => found(books.invoices.get(id)),
  'POST /v1/checkout/sessions': ({ books, fields }) => {
    const customer = books.customers.get(fields.get('customer') ?? '');
    if (!customer || customer.deleted) return { ...missing, status: 400 };
    const id = newId('cs_test');
    const session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.example.com/c/pay/${id}`,
      status: 'open',
      customer: fields.get('customer'),
      client_reference_id: fields.get('client_reference_id'),
      price: fields.get('line_items[0][price]'),
      success_url: fields.get('success_url'),
      cancel_url: fields.get('cancel_url'),
      locale: fields.get('locale'),
    };
    books.sessions.set(id, session);
    return { body: session };
  },
  'POST /v1/checkout/sessions/:id/expire': ({ books, id }) => {
    const session = books.sessions.get(id);
    if (session?.status !== 'open') return missing;
    session.status = 'expired';
    return { body: session };
  },
  'POST /v1/billing_portal/sessions': ({ books, fields }) => {
    const id = newId('bps');
    const session = {
      id,
      object: 'billing_portal.session',
      url: `https://billing.example.com/p/session/${id}`,
      customer: fields.get('customer'),
      configuration: fields.get('configuration'),
      subscription: fields.get('flow_data[subscription_update_confirm][subscription]'),
      item: fields.get('flow_data[subscription_update_confirm][items][0][id]'),
      price: fields.get('flow_data[subscription_update_confirm][items][0][price]'),
      return_url: fields.get('return_url'),
    };
    books.sessions.set(id, session);
    return { body: session };
  },
  'GET /v1/billing_portal/configurations': ({ books }) => list([...books.configurations.values()]),
  'POST /v1/billing_portal/configurations': ({ books, fields }) => {
    const configuration = {
      id: newId('bpc'),
      object: 'billing_portal.configuration',
      active: true,
      metadata: metadataOf(fields),
      fields: Object.fromEntries(fields),
    };
    books.configurations.set(configuration.id, configuration);
    return { body: configuration };
  },
};

handlers['POST /v1/billing_portal/configurations/:id'] = ({ books, id, fields }) => {
  const configuration = books.configurations.get(id);
  if (configuration) configuration.fields = Object.fromEntries(fields);
  return found(configuration);
};

const routes = Object.entries(handlers).map(([path, handle]) => ({
  pattern: new RegExp(`^${path.replace(':id', '(?<id>[^/]+)')}$`),
  handle,
}));
