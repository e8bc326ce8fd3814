import Stripe from 'stripe';

export type StripeAccess = {
  secretKey: string;
  /** Empty refuses every event: what was paid is then found by asking. */
  webhookSecret: string;
  apiBase: string | null;
};

const requestLimitMs = 10_000;

/** The client of Stripe’s API. A request that failed on the way is sent again with the same key, so it counts once. */
export function openStripe({ secretKey, apiBase }: Pick<StripeAccess, 'secretKey' | 'apiBase'>): Stripe {
  return new Stripe(secretKey, {
    ...(apiBase ? placeOf(new URL(apiBase)) : {}),
    timeout: requestLimitMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

function placeOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
  };
}

/** Whether Stripe said that there is no such thing (any more). */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && (error.code === 'resource_missing' || error.statusCode === 404);
}
