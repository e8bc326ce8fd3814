import type { ReturnPages } from '../../ports/payments.ts';

/** Where people come back to from a payment (spec 1, « Dashboard subscription page »). */
export function returnPages(appUrl: string): ReturnPages {
  const page = `${appUrl}/dashboard/subscription`;
  return { success: `${page}?success=true`, cancelled: `${page}?canceled=true` };
}

export function subscriptionPage(appUrl: string): string {
  return `${appUrl}/dashboard/subscription`;
}
