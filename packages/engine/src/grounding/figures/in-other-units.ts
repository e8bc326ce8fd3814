import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from './quantity.ts';

/** The same told in another unit: hectares, points of a scale, hours of a part-time job. */
export function isInOtherUnits(context: CheckContext, facts: Facts, quantity: Quantity): boolean {
  return isScale(context, facts, quantity) || isSurface(facts, quantity) || isWorkingTime(context, facts, quantity);
}

/** « près de deux hectares » of 18 000 m². */
function isSurface({ quantities }: Facts, { kind, nouns, value, hedge }: Quantity): boolean {
  if (kind !== 'number' || !nouns[0]?.startsWith('hectar')) return false;
  const off = hedge === 'exact' ? 0.03 : 0.15;
  return quantities.some(
    ({ fact }) => /^m(?:etre|2|²)/.test(fact.nouns[0] ?? '') && Math.abs(fact.value / 10_000 - value) <= value * off,
  );
}

/** « 865 points sur 1 000 » of « 865/1000 »: what a mark is out of. */
function isScale({ reading: { folded } }: CheckContext, { flat }: Facts, { start, value }: Quantity): boolean {
  return (
    /\d[^.;:,\n]{0,12} sur $|\bpoints? sur $/.test(folded.slice(Math.max(0, start - 20), start)) &&
    flat.includes(`/${value}`)
  );
}

const fullTime = 35;
/** « à 80 % », « un temps partiel de 80 % »: said of how long one works, and of no sales. */
const ofTime =
  /\b(?:temps|horaires?|quotite|partiel|contrat|poste|travaill[a-z]*) (?:[a-z]+ )?(?:a |de )?\d[\d,.]* ?%|\ba \d[\d,.]* ?%|\b(?:temps|quotite|partiel|contrat)\b/;

/** « 28 heures par semaine » of a job at 80 %, and the other way round. */
function isWorkingTime(
  { reading: { folded } }: CheckContext,
  { quantities }: Facts,
  { kind, unit, value, start, end }: Quantity,
): boolean {
  if (kind === 'percentage')
    return (
      ofTime.test(folded.slice(Math.max(0, start - 60), end + 40)) &&
      quantities.some(({ fact }) => fact.unit === 'heure' && Math.abs((fullTime * value) / 100 - fact.value) < 0.6)
    );
  if (unit !== 'heure') return false;
  return quantities.some(
    ({ fact }) =>
      fact.kind === 'percentage' && fact.value >= 20 && Math.abs((fullTime * fact.value) / 100 - value) < 0.6,
  );
}
