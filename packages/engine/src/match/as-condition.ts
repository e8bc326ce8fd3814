import { fr } from '../writing/fr.ts';
import type { Context } from './context.ts';
import { coverageOf } from './coverage.ts';
import { type Finding, judged } from './finding.ts';
import { mustSkills } from './requirement-groups.ts';

/** From here on a CV is of the offer's trade. */
const ofTheTrade = 0.4;
/** What is left of it in another trade: it is held all the same. */
const least = 0.2;

/**
 * What is asked of whoever applies and makes no match by itself, as a driving licence, a level of studies or English:
 * it counts as far as the jobs held or the skills asked for are of the offer's trade.
 */
export function asCondition(context: Context, finding: Finding): Finding {
  const share = Math.min(1, least + ((1 - least) * nearness(context)) / ofTheTrade);
  if (finding.verdict === 'not_applicable' || finding.ratio === 0 || share === 1) return finding;
  return judged(
    finding.ratio * share,
    finding.evidence,
    fr`${finding.advice} Compté en partie : le reste du CV montre encore peu de ce métier.`,
  );
}

/** How far a CV is of the offer's trade, 0 to 1; an offer that names neither a trade nor a skill cannot tell. */
function nearness(context: Context): number {
  const skills = mustSkills(context);
  if (!context.occupation && skills.length === 0) return 1;
  return Math.max(context.occupation?.ratio ?? 0, coverageOf(skills));
}
