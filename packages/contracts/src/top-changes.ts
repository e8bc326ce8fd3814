import type { Recommendation } from './report.ts';

/** How many changes come first (issue 2, item 8). */
export const topCount = 3;

export interface RankedChanges {
  /** At most three, to be made first. */
  top: Recommendation[];
  others: Recommendation[];
}

/**
 * The changes worth most points that can be made on the page, and all the others, both by points: the one order in which
 * the page, the analysis in words and the terminal tell them. Those of equal worth keep the order of the report; those the
 * person passed over give their place to the next.
 */
export function topChanges(
  recommendations: readonly Recommendation[],
  passedOver: ReadonlySet<string> = new Set(),
): RankedChanges {
  const byGain = [...recommendations].sort((a, b) => b.gain - a.gain);
  const first = ({ id, action, gain }: Recommendation) => action !== null && gain > 0 && !passedOver.has(id);
  const top = byGain.filter(first).slice(0, topCount);
  return { top, others: byGain.filter((recommendation) => !top.includes(recommendation)) };
}
