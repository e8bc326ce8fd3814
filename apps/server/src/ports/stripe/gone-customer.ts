import type Stripe from 'stripe';
import { CustomerGoneError } from '../payments.ts';
import { isMissing } from './open-stripe.ts';

/** Tells a customer that is not there from any other thing that is not, such as a price. */
export function unlessGone(stripe: Stripe, customerId: string) {
  return async (error: unknown): Promise<never> => {
    if (!isMissing(error)) throw error;
    const customer = await stripe.customers.retrieve(customerId).catch((fault) => {
      if (isMissing(fault)) throw new CustomerGoneError(false, error);
      throw fault;
    });
    throw customer.deleted ? new CustomerGoneError(true, error) : error;
  };
}
