export const billingKeys = {
  subscription: ['billing', 'subscription'],
  invoices: ['billing', 'invoices'],
  /** Apart: a payment that was made is not to be asked for again. */
  payment: (token: string) => ['simulated-payment', token],
} as const;
