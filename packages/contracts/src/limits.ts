import { limitsPlan, type PlanId } from './tiers.ts';

/** What is counted per calendar month in Europe/Paris (decisions « Limits »). */
export const meters = [
  'cv_analysis',
  'motivation_letter',
  'linkedin_analysis',
  'interview_simulation',
  'elevator_pitch',
  'interview_coaching',
] as const;
export type Meter = (typeof meters)[number];

/** null is unlimited. */
const limits: Record<Meter, Record<PlanId, number | null>> = {
  cv_analysis: { explorer: 3, builder: 15, advancer: null, leader: null },
  motivation_letter: { explorer: 3, builder: 15, advancer: null, leader: null },
  linkedin_analysis: { explorer: 1, builder: 3, advancer: 10, leader: null },
  interview_simulation: { explorer: 1, builder: 3, advancer: 10, leader: null },
  elevator_pitch: { explorer: 0, builder: 3, advancer: 10, leader: null },
  interview_coaching: { explorer: 3, builder: 10, advancer: 30, leader: null },
};

/** Units a month for a tier; null is unlimited. */
export function monthlyLimit(meter: Meter, tier: string): number | null {
  return limits[meter][limitsPlan(tier)];
}

/** Re-scoring a bought CV/offer pair is free for this long. */
export const rescoreDays = 30;
