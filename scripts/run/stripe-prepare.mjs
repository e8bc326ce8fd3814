import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { runForeground } from './run-child.mjs';

/** `npm run stripe:prepare`: makes the products, prices and portal pages in the Stripe account of `STRIPE_SECRET_KEY`. */
export async function run(options) {
  await ensureInstalled();
  return runForeground(findNode(), ['apps/server/scripts/create-stripe-prices.ts', ...options]);
}
