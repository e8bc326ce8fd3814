import type { LinkedinFamily, LinkedinReport } from '@coach/contracts/linkedin';
import type { ProfileCriterion, ProfileFinding } from './profile-finding.ts';

type Judged = { definition: ProfileCriterion; finding: ProfileFinding };
export type ScoredProfile = Pick<LinkedinReport, 'score' | 'criteria'>;

/** The points of each family with a CV beside the profile: 100 in all. */
const familyPoints: Record<LinkedinFamily, number> = {
  headline: 18,
  about: 18,
  experience: 26,
  skills: 10,
  completeness: 8,
  keywords: 12,
  consistency: 8,
};

/** Points are whole quarters, whose sums have no rounding error. */
const quarters = 4;

/** Gives each criterion its points: maxima add up to 100, and points to the score, an integer. */
export function scoreProfile(judged: readonly Judged[]): ScoredProfile {
  const maxima = maximaOf(judged);
  const won = judged.map(({ finding }, index) => (maxima[index] as number) * finding.ratio);
  const score = Math.round(won.reduce((sum, points) => sum + points, 0) + 1e-9);
  const maxUnits = unitsOf(maxima, 100 * quarters, null);
  const wonUnits = unitsOf(won, score * quarters, maxUnits);
  const criteria = judged.map(({ definition: { id, family, label }, finding }, index) => ({
    id,
    family,
    label,
    points: (wonUnits[index] as number) / quarters,
    maxPoints: (maxUnits[index] as number) / quarters,
    verdict: finding.verdict,
    evidence: finding.evidence,
    advice: finding.advice,
  }));
  return { score, criteria };
}

/** What is not applicable leaves its points to its family, and an empty family leaves its own to the others. */
function maximaOf(judged: readonly Judged[]): number[] {
  const weights = judged.map(({ definition, finding }) =>
    finding.verdict === 'not_applicable' ? 0 : definition.weight,
  );
  const totals = new Map<LinkedinFamily, number>();
  judged.forEach(({ definition: { family } }, index) => {
    totals.set(family, (totals.get(family) ?? 0) + (weights[index] as number));
  });
  const inUse = [...totals].reduce((sum, [family, total]) => sum + (total > 0 ? familyPoints[family] : 0), 0);
  return judged.map(({ definition: { family } }, index) => {
    const weight = weights[index] as number;
    return weight === 0 ? 0 : ((weight / (totals.get(family) as number)) * familyPoints[family] * 100) / inUse;
  });
}

/** Whole units nearest to `amounts` that add up to `total`, none above its cap; largest remainders first. */
function unitsOf(amounts: readonly number[], total: number, caps: readonly number[] | null): number[] {
  const capOf = (index: number) => caps?.[index] ?? ((amounts[index] as number) > 0 ? total : 0);
  const units = amounts.map((amount, index) => Math.min(Math.floor(amount * quarters + 1e-9), capOf(index)));
  const order = amounts
    .map((amount, index) => ({ index, rest: amount * quarters - (units[index] as number) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  let left = total - units.reduce((sum, unit) => sum + unit, 0);
  // What was won entirely or not at all stays so while anything else can take the difference.
  for (const spares of [true, false])
    for (let turn = 0; left !== 0 && turn < order.length * 4; turn++) {
      const step = Math.sign(left);
      const { index } = order[step > 0 ? turn % order.length : order.length - 1 - (turn % order.length)] as {
        index: number;
      };
      const unit = units[index] as number;
      const isWhole = caps !== null && (unit === 0 || unit === capOf(index));
      if (unit + step < 0 || unit + step > capOf(index) || (spares && isWhole)) continue;
      units[index] = unit + step;
      left -= step;
    }
  return units;
}
