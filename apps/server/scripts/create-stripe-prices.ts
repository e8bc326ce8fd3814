/**
 * Makes the products, prices and customer-portal pages in the Stripe account of `STRIPE_SECRET_KEY`. Done again, it
 * changes only what differs: a price that has changed gets a successor under the same lookup key.
 */
import { openStripe } from '../src/ports/stripe/open-stripe.ts';
import { prepareAccount } from '../src/ports/stripe/prepare-account.ts';

const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, APP_URL: appUrl } = process.env;
if (!secretKey) {
  process.stderr.write('STRIPE_SECRET_KEY is needed.\n');
  process.exit(2);
}
for (const line of await prepareAccount(openStripe({ secretKey, apiBase: apiBase || null }), appUrl ?? null))
  process.stdout.write(`${line}\n`);
