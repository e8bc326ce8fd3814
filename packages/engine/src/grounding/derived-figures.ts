import type { CheckContext } from './context.ts';
import type { Facts, Owned } from './facts.ts';
import type { Quantity } from './find-quantities.ts';
import { sharesWords } from './shares-words.ts';

/** A figure worked out from two that stand near each other; `loose` where people only ever round it. */
type Derived = {
  kind: Quantity['kind'];
  unit: string | null;
  value: number;
  line: number;
  loose: boolean;
  nouns: string[];
};

const kept = new WeakMap<Facts, Derived[]>();
const reach = 3;
const closest = 160;

/** Whether a figure is the sum, difference, product, quotient or growth of two that the documents tell side by side. */
export function followsFromFigures(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (isFrequency(context, facts, claim)) return true;
  const known = kept.get(facts) ?? derive(facts.quantities);
  kept.set(facts, known);
  return known.some(
    (each) =>
      isSuch(claim, each) &&
      (each.nouns.some((noun) => claim.nouns.includes(noun)) ||
        claim.kind === 'money' ||
        (claim.kind !== 'number' || claim.nouns[0] === 'point'
          ? sharesWords(context, facts, claim, each.line)
          : false)),
  );
}

function isSuch(claim: Quantity, { kind, unit, value, loose }: Derived): boolean {
  const points = claim.kind === 'number' && claim.nouns[0] === 'point' && kind === 'percentage';
  if (!points && (claim.kind !== kind || (kind === 'duration' && claim.unit !== unit))) return false;
  const off = Math.abs(claim.value - value);
  if (off <= value * (loose ? 0.01 : 0)) return true;
  switch (claim.hedge) {
    case 'over':
      return claim.value < value && claim.value >= value * 0.85;
    case 'near':
      return claim.value > value && claim.value <= value * 1.15;
    case 'about':
      return off <= value * 0.12;
    default:
      return kind === 'percentage' && loose && off < 1;
  }
}

function derive(quantities: readonly Owned<Quantity>[]): Derived[] {
  const inOrder = [...quantities].sort((a, b) => a.fact.start - b.fact.start);
  return inOrder.flatMap((one, index) =>
    inOrder
      .slice(index + 1, index + 1 + reach)
      .filter(({ fact, owner }) => owner === one.owner && fact.start - one.fact.end <= closest)
      .flatMap((other) => combine(one, other)),
  );
}

function combine({ fact: one, line }: Owned<Quantity>, { fact: other }: Owned<Quantity>): Derived[] {
  const nouns = [...one.nouns, ...other.nouns];
  const make = (value: number, loose: boolean, kind = one.kind, unit = one.unit): Derived[] =>
    value > 0 ? [{ kind, unit, value, line, loose, nouns }] : [];
  const found: Derived[] = [];
  const isSame = one.kind === other.kind && one.unit === other.unit;
  const alike = one.kind !== 'number' || one.nouns.length === 0 || other.nouns.includes(one.nouns[0] as string);
  if (isSame && alike) {
    found.push(...make(Math.abs(one.value - other.value), false), ...make(one.value + other.value, false));
    if (one.value > 0)
      found.push(...make((Math.abs(other.value - one.value) / one.value) * 100, true, 'percentage', '%'));
  }
  if (one.kind === 'number' && other.kind === 'number') {
    if (one.value * other.value >= 20) found.push(...make(one.value * other.value, false));
  }
  const [money, count] = one.kind === 'money' ? [one, other] : [other, one];
  if (money.kind === 'money' && count.kind === 'number' && count.value > 0) {
    found.push(...make(money.value / count.value, true, 'money', money.unit));
    found.push(...make(money.value * count.value, true, 'money', money.unit));
  }
  return found;
}

/** How often in a year, by the adjective that says it. */
const frequencies: [RegExp, number][] = [
  [/\bbi-?hebdomadaire|\bdeux fois par semaine/, 104],
  [/\b(?:bimensuel|bi-mensuel)/, 24],
  [/(?<!bi-?)hebdomadaire/, 52],
  [/\bquotidien|\bjournali/, 365],
  [/(?<!bi-?|tri)mensuel/, 12],
  [/\bbimestriel/, 6],
  [/(?<!se)(?<!bi)\btrimestriel/, 4],
  [/\bsemestriel|\bbi-?annuel/, 2],
  [/(?<!bi-?)\bannuel/, 1],
];
const periods: Record<string, number> = {
  an: 1,
  annee: 1,
  semestre: 2,
  trimestre: 4,
  mois: 12,
  semaine: 52,
  jour: 365,
};

/** « quatre fois par an » of what is « trimestriel ». */
function isFrequency({ reading: { folded } }: CheckContext, facts: Facts, { value, end }: Quantity): boolean {
  const period = /^ [^.;:,]{0,40}?\b(?:par|chaque) (an|annee|semestre|trimestre|mois|semaine|jour)\b/.exec(
    folded.slice(end, end + 60),
  )?.[1];
  const times = value * (period ? (periods[period] ?? 0) : 0);
  return times > 0 && frequencies.some(([words, count]) => count === times && words.test(facts.reading.folded));
}
