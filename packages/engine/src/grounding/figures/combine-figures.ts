import { stem } from '../../text/stem.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import type { NounClass } from '../words/noun-class.ts';
import { isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';

/** A figure worked out from two that stand near each other; `loose` where people only ever round it. */
export type Derived = {
  kind: Quantity['kind'];
  unit: string | null;
  value: number;
  line: number;
  loose: boolean;
  nouns: string[];
  /** The kinds of things counted. */
  classes: (NounClass | null)[];
  /** What is added up where the two are not alike: a claim has to name both. */
  both: string[] | null;
  /** The two things counted where they are of one kind, yet not the same: their sum is a number of neither. */
  mixed: string[] | null;
};

const reach = 3;
/** How far apart two figures may stand. */
export const closest = 160;
/** A CV tells a hundred figures at most: beyond, sums would prove anything. */
export const most = 300;

/** What can be worked out of two figures of the documents that stand near each other. */
export function derive({ quantities, reading: { folded } }: Facts): Derived[] {
  const inOrder = [...quantities].sort((a, b) => a.fact.start - b.fact.start).slice(0, most);
  return inOrder.flatMap((one, index) =>
    inOrder
      .slice(index + 1, index + 1 + reach)
      .filter(({ fact, owner }) => owner === one.owner && fact.start - one.fact.end <= closest)
      .flatMap((other) => {
        const sum = isNoAddend(folded, one.fact, other.fact) ? one.fact.value + other.fact.value : null;
        const worked = combine(one, other, areMultiplied(folded, one.fact, other.fact));
        return worked.filter(({ value, kind, loose }) => loose || kind !== one.fact.kind || value !== sum);
      }),
  );
}

/**
 * « trois ans, dont deux en alternance », « de 8 à 3 jours », « 12 au lieu de 20 »: the second is a part of the first, or
 * comes after it.
 */
function isNoAddend(folded: string, one: Quantity, other: Quantity): boolean {
  const between = folded.slice(one.end, other.start);
  return /\b(?:dont|parmi|au lieu de|contre|y compris)\b|^ ?(?:[a-z%€]+ )?(?:a|→|->|=>) ?$/.test(between);
}

/**
 * « 3 sessions de 12 apprentis », « 25 élèves par classe, 4 classes », « 6 équipes, 5 personnes chacune »: so many times. Of
 * « 6 vendeuses, 90 clients » nothing comes to 540.
 */
function areMultiplied(folded: string, one: Quantity, other: Quantity): boolean {
  const between = folded.slice(one.end, other.start);
  if (/[.\n]/.test(between)) return false;
  if (/^(?: [a-z'-]+){0,3} (?:x |fois |par )(?:\w+ )?$|^ ?[x*×] ?$/.test(between)) return true;
  if (/^(?: [a-z'-]+){0,3} (?:de |d')(?:\w+ )?$/.test(between)) return !areOfWhole(one, other);
  if (/^[^.;:,\n]{0,40} chacun/.test(folded.slice(other.end, other.end + 50))) return true;
  const unit =
    /\bpar ([a-z]{3,})/.exec(between)?.[1] ??
    /^[^.;:,\n]{0,30}\bpar ([a-z]{3,})/.exec(folded.slice(other.end, other.end + 50))?.[1];
  const counted = [one, other].flatMap(({ nouns, unit: name }) => (name === null ? nouns.slice(0, 1) : [name]));
  return unit !== undefined && counted.some((noun) => isKin(noun, stem(unit)));
}

const groups = /^(?:equip|brigad|group|famill|reseau|chain|tourne|circuit|secteur|zone)/;
const wholes =
  /^(?:servic|site|ateli|secteur|pol|unit|depart|direct|client|categori|gamm|marqu|fournisseur|group|class|equip|brigad)/;
const people = new Set<NounClass | null>(['person', 'staff', 'served']);
const places = new Set<NounClass | null>(['place', 'site', 'firm']);

/** « 12 agents de 4 services », « 24 dossiers de 3 cabinets »: twelve and twenty-four in all, for they are of those. */
function areOfWhole(one: Quantity, other: Quantity): boolean {
  const [noun = '', whole = ''] = [one.nouns[0], other.nouns[0]];
  if (one.kind !== 'number' || one.unit !== null || groups.test(noun)) return false;
  if (people.has(one.nounClass)) return true;
  return !places.has(one.nounClass) && (places.has(other.nounClass) || wholes.test(whole));
}

function combine(
  { fact: one, line }: Owned<Quantity>,
  { fact: other, line: next }: Owned<Quantity>,
  multiplied: boolean,
): Derived[] {
  const nouns = [...one.nouns, ...other.nouns];
  const classes = other.nouns.length === 0 ? [one.nounClass] : [one.nounClass, other.nounClass];
  const make = (value: number, loose: boolean, kind = one.kind, unit = one.unit): Derived[] =>
    value > 0 ? [{ kind, unit, value, line, loose, nouns, classes, both: null, mixed: null }] : [];
  const found: Derived[] = [];
  const isSame = one.kind === other.kind && one.unit === other.unit;
  if (isSame && !areAlike(one, other) && other.nouns[0]) {
    const both = [one.nouns[0] as string, other.nouns[0]];
    found.push(...make(one.value + other.value, false).map((each) => ({ ...each, both })));
  }
  if (isSame && areAlike(one, other)) {
    const mixed = mixedOf(one, other);
    const sums = [...make(Math.abs(one.value - other.value), false), ...make(one.value + other.value, false)];
    found.push(...sums.map((each) => ({ ...each, mixed })));
    found.push(...growths(one.value, other.value).flatMap((growth) => make(growth, true, 'percentage', '%')));
  }
  if (one.kind === 'number' && other.kind === 'number') {
    for (const share of shareOf(one, other)) found.push(...make(share, true, 'percentage', '%'));
    if (multiplied && one.value * other.value >= 20) found.push(...make(one.value * other.value, false));
  }
  if (isRepeated(one, other)) found.push(...make(one.value * other.value, false, 'duration', other.unit));
  const amounts = line === next ? amountsOf(one, other) : [];
  return [
    ...found,
    ...amounts.flatMap((value) => make(value, true, 'money', one.kind === 'money' ? one.unit : other.unit)),
  ];
}

/** « 60 déclarations » and « 18 dossiers » come to neither 78 of these nor of those. */
function mixedOf({ kind, nouns: [one] }: Quantity, { nouns: [other] }: Quantity): string[] | null {
  return kind === 'number' && one !== undefined && other !== undefined && one !== other ? [one, other] : null;
}

/** « trois fois deux semaines » */
function isRepeated({ nouns: [noun], end }: Quantity, { kind, start }: Quantity): boolean {
  return kind === 'duration' && noun?.startsWith('foi') === true && start - end < oneBreath / 6;
}

/** « 40 % de la surface » of 17 hectares and 7 of one’s own. */
function shareOf({ value, nouns: [noun] }: Quantity, other: Quantity): number[] {
  if (noun === undefined || noun !== other.nouns[0]) return [];
  return [(Math.min(value, other.value) / Math.max(value, other.value)) * 100];
}

/** What an amount comes to for each of what is counted beside it, in all, or by a percentage: « 8 % d’un poste de 1,6 M€ ». */
function amountsOf(one: Quantity, other: Quantity): number[] {
  const [money, beside] = one.kind === 'money' ? [one, other] : [other, one];
  if (money.kind !== 'money' || beside.value <= 0) return [];
  if (beside.kind === 'percentage') return [(money.value * beside.value) / 100];
  return beside.kind === 'number' ? [money.value / beside.value, money.value * beside.value] : [];
}

/** « 1,8 M€ (objectif : 1,5 M€) »: the goal stands behind what was reached. */
function growths(one: number, other: number): number[] {
  const gap = Math.abs(other - one);
  return [one, ...(other < one ? [other] : [])].map((base) => (gap / (base || 1)) * 100);
}

function areAlike(one: Quantity, other: Quantity): boolean {
  if (one.kind !== 'number') return true;
  // « 180 clients, repris à 130 »: of the same, in one breath.
  if (other.nouns.length === 0 && other.start - one.end < oneBreath && one.value >= few) return true;
  if (one.nouns.length === 0) return other.nouns.length === 0;
  return (one.nounClass !== null && one.nounClass === other.nounClass) || other.nouns.includes(one.nouns[0] as string);
}

const oneBreath = 60;
const few = 10;
