import { durationsOf } from './career.ts';
import type { CheckContext } from './context.ts';
import { isKin } from './counts-told.ts';
import { fitsDuration } from './durations.ts';
import type { Facts } from './facts.ts';
import type { Quantity } from './quantity.ts';

const most = 300;

/**
 * Figures that follow from what the documents tell in the way people speak: « trois autres développeurs » of four,
 * « nous étions deux » of a pair, « onze rentrées » of eleven years, « près de cent » of 71 % of 140, « toutes les six
 * semaines » of one week in six, « divisé par quatre » of 1,8 s and 400 ms.
 */
export function isSpokenCount(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.kind === 'duration')
    return isTurn(context, facts, claim) || isAgeOfTeam(facts, claim) || isOwnAge(context, facts, claim);
  if (claim.kind !== 'number') return false;
  return (
    isRange(context, facts, claim) ||
    isRest(context, facts, claim) ||
    isPair(context, facts, claim) ||
    isSeasons(facts, claim) ||
    isPartOfCount(facts, claim) ||
    isTimes(context, facts, claim)
  );
}

const before = ({ reading: { folded } }: CheckContext, { start }: Quantity, length: number) =>
  folded.slice(Math.max(0, start - length), start);

/** « avec trois autres développeurs », « mes trois collègues »: without oneself. */
function isRest(context: CheckContext, { quantities }: Facts, { value, end, nouns, start }: Quantity): boolean {
  const { folded } = context.reading;
  const isOthers =
    /^ autres? /.test(folded.slice(end, end + 8)) ||
    /^ colleg/.test(folded.slice(end, end + 8)) ||
    /\bmes $/.test(folded.slice(Math.max(0, start - 4), start));
  if (!isOthers) return false;
  return quantities.some(
    ({ fact }) =>
      fact.kind === 'number' &&
      fact.value === value + 1 &&
      (fact.nouns.length === 0 ||
        ['person', 'staff', null].includes(fact.nounClass) ||
        nouns.some((noun) => fact.nouns.some((told) => isKin(noun, told)))),
  );
}

/** « nous étions deux », « à deux » of one who worked in a pair. */
function isPair(context: CheckContext, { flat }: Facts, claim: Quantity): boolean {
  if (claim.value !== 2 || !/\b(?:nous \w+|a|tous les|toutes les|les) $/.test(before(context, claim, 20))) return false;
  return /\b(?:binome|duo|tandem|paire|a deux|un(?:e)? autre|avec (?:une?|le|la) )/.test(flat);
}

const seasons = /^(?:rentre|saison|hiver|ete|automne|printemp|noel|annee|millesim|vendang|exercic)/;

/** « onze rentrées » of eleven years of a job, or of all. */
function isSeasons({ entries, quantities }: Facts, { value, nouns, hedge }: Quantity): boolean {
  if (!seasons.test(nouns[0] ?? '')) return false;
  const jobs = entries.filter(({ kind }) => kind === 'job');
  return (
    durationsOf(jobs).some((span) => fitsDuration(value * 12, hedge, span)) ||
    quantities.some(({ fact }) => fact.unit === 'mois' && fact.value === value * 12)
  );
}

const closest = 120;
/** Below, some part of something comes to any number. */
const least = 20;

/** « près de cent personnes » of « 140 stagiaires, dont 71 % … ». */
function isPartOfCount({ quantities }: Facts, { value, hedge }: Quantity): boolean {
  if (value < least) return false;
  const known = quantities.slice(0, most);
  return known.some(({ fact: share }) => {
    if (share.kind !== 'percentage' || share.value >= 100) return false;
    return known.some(({ fact: whole }) => {
      if (whole.kind !== 'number' || whole.value < 10 || Math.abs(whole.start - share.start) > closest) return false;
      const part = (whole.value * share.value) / 100;
      return Math.abs(part - value) <= (hedge === 'exact' ? 0.6 : part * 0.08);
    });
  });
}

/** « divisé par plus de quatre », « trois fois l’effectif »: what one figure is of its neighbour. */
function isTimes(context: CheckContext, { quantities }: Facts, claim: Quantity): boolean {
  const after = context.reading.folded.slice(claim.end, claim.end + 8);
  if (
    !/\b(?:divise\w*|multipli\w*) par (?:plus de |pres de |presque )?$/.test(before(context, claim, 30)) &&
    !/^ fois\b/.test(after)
  )
    return false;
  const inOrder = quantities
    .slice(0, most)
    .map(({ fact }) => fact)
    .sort((a, b) => a.start - b.start);
  return inOrder.some((one, index) =>
    inOrder.slice(index + 1, index + 4).some((other) => {
      if (other.start - one.end > closest || Math.min(one.value, other.value) <= 0) return false;
      const ratio = Math.max(one.value, other.value) / Math.min(one.value, other.value);
      return [ratio, 1000 / ratio].some((times) => times >= claim.value * 0.95 && times < claim.value * 1.25);
    }),
  );
}

/** « toutes les six semaines » of « une semaine sur six ». */
function isTurn(context: CheckContext, { flat }: Facts, claim: Quantity): boolean {
  const unit = /(semaine|jour|mois|an|nuit|week-end)s?$/.exec(
    context.reading.folded.slice(claim.start, claim.end),
  )?.[1];
  if (!unit || !/\btout(?:es|s) les $|\btous les $/.test(before(context, claim, 12))) return false;
  const count = claim.unit === 'mois' && unit === 'an' ? claim.value / 12 : claim.value;
  const words = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'][count] ?? '-';
  return new RegExp(`\\bune? ${unit} sur (?:${words}|${count})\\b`).test(flat);
}

/** « moins de onze ans » of a trainer of the « U11 ». */
function isAgeOfTeam({ flat }: Facts, { value, unit }: Quantity): boolean {
  return unit === 'mois' && new RegExp(`\\bu-?${value / 12}\\b`).test(flat);
}

/** « j’ai vingt-cinq ans » of one whose date of birth is told. */
function isOwnAge(context: CheckContext, { flat }: Facts, claim: Quantity): boolean {
  if (claim.unit !== 'mois' || !context.today) return false;
  if (!/(?:\bj'ai|\bagee? de|^|[.,:;] ?) ?$/.test(before(context, claim, 12))) return false;
  const born = /\bnee? (?:le |en )?[^\n]{0,20}?((?:19|20)\d\d)\b/.exec(flat)?.[1];
  const age = born ? Number(context.today.slice(0, 4)) - Number(born) : -1;
  return claim.value / 12 === age || claim.value / 12 === age - 1;
}

/** « six à huit portes » of « 6 à 8 bénéficiaires »: both ends are told together, whatever is counted. */
function isRange(context: CheckContext, { quantities, reading: { folded } }: Facts, claim: Quantity): boolean {
  const said = context.reading.folded;
  const isFirst = /^ a [a-z\d]+/.test(said.slice(claim.end, claim.end + 14));
  const isSecond = / a $/.test(said.slice(Math.max(0, claim.start - 3), claim.start));
  if (!isFirst && !isSecond) return false;
  const known = quantities.slice(0, most).map(({ fact }) => fact);
  return known.some((one) => {
    if (one.value !== claim.value) return false;
    const after = folded.slice(one.end, one.end + 4);
    const ahead = folded.slice(Math.max(0, one.start - 3), one.start);
    return isFirst ? /^ (?:a|-) ?/.test(after) : /(?: a|-) ?$/.test(ahead);
  });
}
