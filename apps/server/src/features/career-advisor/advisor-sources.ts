import type { ParsedOffer } from '@coach/contracts/offer';
import type pg from 'pg';
import type { UserContext } from '../../context.ts';
import { hourlyLimit } from '../usage/hourly-limit.ts';

/** Per hour and account: more than anybody asks, and little of a processor. */
export const plansAnHour = 60;

/** What other features and the application give the advisor. */
export type AdvisorSources = {
  /** Throws `too_many_requests` (`plans`). */
  beforePlan(userId: string): Promise<void>;
  /** The newest targeted offers that were read. */
  readOffers(context: UserContext): Promise<ParsedOffer[]>;
};

export function createPlanThrottle(pool: pg.Pool): AdvisorSources['beforePlan'] {
  return hourlyLimit(pool, {
    keyPrefix: 'career-plan',
    points: plansAnHour,
    details: { reason: 'plans', values: { plans: plansAnHour } },
  });
}
