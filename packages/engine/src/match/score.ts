import type { Criterion } from '@coach/contracts/report';
import type { CriterionDefinition } from './criterion.ts';
import type { Finding } from './finding.ts';

/** The points of each family, with an offer (100 in all). */
export const familyPoints: Record<CriterionDefinition['family'], number> = {
  identity: 3,
  readability: 5,
  writing: 7,
  match: 80,
  career: 5,
};

/** The same without an offer: how the work is told weighs most, a telephone number little. */
const pointsAlone: typeof familyPoints = { identity: 8, readability: 18, writing: 48, match: 0, career: 26 };

/** `weight` is what the definition weighs for this offer. */
export type Judged = { definition: CriterionDefinition; finding: Finding; weight: number };

/** The exact worth of a criterion, before rounding to quarter points. */
export type Share = { id: string; max: number; ratio: number };

export type Scored = { score: number; exact: number; criteria: Criterion[]; shares: Map<string, Share> };

/** Points are whole quarters, which binary fractions hold exactly: sums of them have no rounding error. */
const quarters = 4;

/** Gives each criterion its points: maxima add up to 100, and points to the score, an integer. */
export function scoreOf(judged: readonly Judged[]): Scored {
  const maxima = maximaOf(judged);
  const won = judged.map(({ finding }, index) => (maxima[index] as number) * finding.ratio);
  const exact = won.reduce((sum, points) => sum + points, 0);
  const score = Math.round(exact + 1e-9);
  const maxQuarters = share(
    maxima,
    100 * quarters,
    maxima.map((max) => (max > 0 ? 100 * quarters : 0)),
  );
  const wonQuarters = share(won, score * quarters, maxQuarters);
  const criteria = judged.map(({ definition, finding }, index) =>
    criterionOf(definition, finding, wonQuarters[index] as number, maxQuarters[index] as number),
  );
  const shares = judged.map(({ definition, finding }, index): [string, Share] => [
    definition.id,
    { id: definition.id, max: maxima[index] as number, ratio: finding.ratio },
  ]);
  return { score, exact, criteria, shares: new Map(shares) };
}

function criterionOf(definition: CriterionDefinition, finding: Finding, won: number, max: number): Criterion {
  return {
    id: definition.id,
    family: definition.family,
    label: definition.label,
    points: won / quarters,
    maxPoints: max / quarters,
    verdict: finding.verdict,
    evidence: finding.evidence,
    advice: finding.advice,
  };
}

/** What is not applicable leaves its points to its family, and an empty family leaves its own to the others. */
function maximaOf(judged: readonly Judged[]): number[] {
  const weights = judged.map(({ weight, finding }) => (finding.verdict === 'not_applicable' ? 0 : weight));
  const totals = new Map<string, number>();
  judged.forEach(({ definition: { family } }, index) => {
    totals.set(family, (totals.get(family) ?? 0) + (weights[index] as number));
  });
  const pointsOf = totals.get('match') ? familyPoints : pointsAlone;
  const inUse = Object.entries(pointsOf).reduce((sum, [family, points]) => sum + (totals.get(family) ? points : 0), 0);
  return judged.map(({ definition: { family } }, index) => {
    const weight = weights[index] as number;
    return weight === 0 ? 0 : ((weight / (totals.get(family) as number)) * pointsOf[family] * 100) / inUse;
  });
}

/** Whole units nearest to `amounts` (in points) that add up to `total`, none above its cap: largest remainders first. */
function share(amounts: readonly number[], total: number, caps: readonly number[]): number[] {
  const units = amounts.map((amount, index) => Math.min(Math.floor(amount * quarters + 1e-9), caps[index] as number));
  const order = amounts
    .map((amount, index) => ({ index, rest: amount * quarters - (units[index] as number) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .map(({ index }) => index);
  let left = total - units.reduce((sum, unit) => sum + unit, 0);
  // What was won entirely or not at all stays so while anything else can take the difference.
  for (let turn = 0; left !== 0 && turn < amounts.length * quarters * 2; turn++) {
    const step = Math.sign(left);
    const index = order[step > 0 ? turn % order.length : order.length - 1 - (turn % order.length)] as number;
    const next = (units[index] as number) + step;
    const isWhole = units[index] === 0 || units[index] === caps[index];
    if (next < 0 || next > (caps[index] as number) || (isWhole && turn < amounts.length * quarters)) continue;
    units[index] = next;
    left -= step;
  }
  return units;
}
