import { planThatOpens } from '@coach/contracts/gates';
import { type Meter, meters, monthlyLimit } from '@coach/contracts/limits';
import { type PlanId, plans, tierDisplayName } from '@coach/contracts/tiers';
import { m } from '../../../paraglide/messages.js';

/** What a plan counts by the month, and what it opens beside; only what exists is listed. */
export function planFeatures(plan: PlanId): { monthly: string[]; opens: string[] } {
  const monthly = meters.filter((meter) => monthlyLimit(meter, plan) !== 0).map((meter) => meterLine(meter, plan));
  return { monthly, opens: opens(plan) };
}

/** « 15 analyses de CV ». */
export function meterLine(meter: Meter, plan: PlanId): string {
  const count = monthlyLimit(meter, plan);
  return count === null ? unlimited[meter]() : counted[meter]({ count });
}

const counted: Record<Meter, (values: { count: number }) => string> = {
  cv_analysis: (values) => m.billing_has_analyses(values),
  motivation_letter: (values) => m.billing_has_letters(values),
  linkedin_analysis: (values) => m.billing_has_linkedin(values),
  interview_simulation: (values) => m.billing_has_simulations(values),
  elevator_pitch: (values) => m.billing_has_pitches(values),
  interview_coaching: (values) => m.billing_has_feedback(values),
};

const unlimited: Record<Meter, () => string> = {
  cv_analysis: () => m.billing_all_analyses(),
  motivation_letter: () => m.billing_all_letters(),
  linkedin_analysis: () => m.billing_all_linkedin(),
  interview_simulation: () => m.billing_all_simulations(),
  elevator_pitch: () => m.billing_all_pitches(),
  interview_coaching: () => m.billing_all_feedback(),
};

const gated = [
  { gate: 'enhanced_cv', text: () => m.billing_opens_download() },
  { gate: 'sector', text: () => m.billing_opens_sector() },
  { gate: 'sector_comparison', text: () => m.billing_opens_comparison() },
] as const;

function opens(plan: PlanId): string[] {
  const below = plans[plans.indexOf(plan) - 1];
  if (!below) return [m.billing_opens_analysis(), m.billing_opens_offers()];
  const own = gated.filter(({ gate }) => planThatOpens(gate) === plan);
  return [m.billing_opens_all_of({ plan: tierDisplayName(below) }), ...own.map(({ text }) => text())];
}
