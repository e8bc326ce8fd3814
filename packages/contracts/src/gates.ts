import { isTierAtLeast, type PlanId } from './tiers.ts';

/** What a plan opens, and the tier it opens from (decisions, « Gates »). What a month counts is in `limits.ts`. */
const opensFrom = {
  enhanced_cv: 'builder',
  save_template: 'builder',
  premium_models: 'builder',
  whole_library: 'builder',
  linkedin_advice: 'builder',
  answer_analysis: 'builder',
  question_count: 'advancer',
  adaptive_questions: 'advancer',
  voice_interview: 'advancer',
  advisor: 'advancer',
  salary_benchmark: 'advancer',
  workshops: 'advancer',
  sector: 'advancer',
  sector_comparison: 'advancer',
  answer_recording: 'leader',
  performance_tracking: 'leader',
  specialised_coaching: 'leader',
  networking: 'leader',
} as const satisfies Record<string, PlanId>;

export type Gate = keyof typeof opensFrom;
export const gates = Object.keys(opensFrom) as Gate[];

/** The plan from which a gate is open. */
export function planThatOpens(gate: Gate): PlanId {
  return opensFrom[gate];
}

/** Whether a tier may pass a gate; a tier of unknown name may pass none. */
export function mayPass(gate: Gate, tier: string): boolean {
  return isTierAtLeast(tier, opensFrom[gate]);
}
