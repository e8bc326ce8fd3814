import type { Recommendation } from '@coach/contracts/report';

/** How many changes come first (issue 2, item 8). */
export const topCount = 3;

/**
 * The changes worth most points that can be made on the page, and all the others, both by points. Those of equal worth
 * keep the order of the report.
 */
export function topChanges(recommendations: readonly Recommendation[]): {
  top: Recommendation[];
  others: Recommendation[];
} {
  const byGain = [...recommendations].sort((a, b) => b.gain - a.gain);
  const top = byGain.filter((recommendation) => recommendation.action && recommendation.gain > 0).slice(0, topCount);
  return { top, others: byGain.filter((recommendation) => !top.includes(recommendation)) };
}
