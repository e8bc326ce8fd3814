/** What a criterion weighs in its family and how much of it is won, 0 to 1; 0 weighs what does not apply. */
export type Worth<Family extends string> = { family: Family; weight: number; ratio: number };

/** `max` is exact; `points` and `maxPoints` are quarters of points. */
export type SharedPoints = { max: number; points: number; maxPoints: number };

/** Points are whole quarters, which binary fractions hold exactly: sums of them have no rounding error. */
const quarters = 4;

/** Gives each criterion its points: maxima add up to 100, and points to the score, an integer. */
export function sharePoints<Family extends string>(
  worths: readonly Worth<Family>[],
  familyPoints: Readonly<Record<Family, number>>,
): { score: number; exact: number; shared: SharedPoints[] } {
  const maxima = maximaOf(worths, familyPoints);
  const won = worths.map(({ ratio }, index) => (maxima[index] as number) * ratio);
  const exact = won.reduce((sum, points) => sum + points, 0);
  const score = Math.round(exact + 1e-9);
  const maxQuarters = share(
    maxima,
    100 * quarters,
    maxima.map((max) => (max > 0 ? 100 * quarters : 0)),
  );
  const wonQuarters = share(won, score * quarters, maxQuarters);
  const shared = maxima.map((max, index) => ({
    max,
    points: (wonQuarters[index] as number) / quarters,
    maxPoints: (maxQuarters[index] as number) / quarters,
  }));
  return { score, exact, shared };
}

/** What is not applicable leaves its points to its family, and an empty family leaves its own to the others. */
function maximaOf<Family extends string>(
  worths: readonly Worth<Family>[],
  familyPoints: Readonly<Record<Family, number>>,
): number[] {
  const totals = new Map<Family, number>();
  for (const { family, weight } of worths) totals.set(family, (totals.get(family) ?? 0) + weight);
  const inUse = [...totals].reduce((sum, [family, total]) => sum + (total > 0 ? familyPoints[family] : 0), 0);
  return worths.map(({ family, weight }) =>
    weight === 0 ? 0 : ((weight / (totals.get(family) as number)) * familyPoints[family] * 100) / inUse,
  );
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
