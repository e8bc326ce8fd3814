import type Stripe from 'stripe';

/** What a schedule has in store; null for none. It stays on its subscription through its last phase. */
export function nextPhase({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule.Phase | null {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const currentEnd = schedule.current_phase?.end_date;
  return schedule.phases.find(({ start_date }) => currentEnd !== undefined && start_date >= currentEnd) ?? null;
}
