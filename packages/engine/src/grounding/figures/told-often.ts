import type { CheckContext } from '../context.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { sharesWords } from '../words/shares-words.ts';
import { most } from './combine-figures.ts';
import { isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';

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

/** « six webinaires par an en moyenne » of eighteen in the three years of a job. */
export function isAverage(
  { reading: { folded } }: CheckContext,
  { quantities, entries }: Facts,
  claim: Quantity,
): boolean {
  const after = /^ [^.;:,]{0,40}?\b(?:par|chaque) (an|annee|mois)\b/.exec(folded.slice(claim.end, claim.end + 60));
  if (!after || claim.kind !== 'number') return false;
  return quantities.slice(0, most).some(({ fact, owner }) => {
    const period = entries.find((entry) => entry.kind === 'job' && entry.owner === owner)?.period;
    if (!period || !fact.nouns.some((noun) => claim.nouns.includes(noun))) return false;
    const length = (period.to - period.from) / (after[1] === 'mois' ? 1 : 12);
    return length > 1 && Math.abs(fact.value / length - claim.value) <= Math.max(0.5, claim.value * 0.12);
  });
}

function isRounded(told: number, claimed: number, hedge: Quantity['hedge']): boolean {
  if (hedge === 'near') return told <= claimed && told >= claimed * 0.85;
  if (hedge === 'over') return told >= claimed && told <= claimed * 1.15;
  return told === claimed;
}

/** « 2 par mois »: twenty-four in a year. */
function timesAYear({ reading: { folded } }: Facts, { kind, value, end }: Quantity): number {
  if (kind !== 'number') return -1;
  const period = /^[^.;:,\n]{0,40}?\b(?:par|chaque) (an|annee|semestre|trimestre|mois|semaine|jour)\b/.exec(
    folded.slice(end, end + 60),
  )?.[1];
  return value * (periods[period ?? ''] ?? -1);
}

/** Whether a claim speaks of what a figure counts, or of what its line is about. */
function isOfLine(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  { fact, line }: Pick<Owned<Quantity>, 'fact' | 'line'>,
): boolean {
  return (
    fact.nouns.some((told) => claim.nouns.some((noun) => isKin(noun, told))) || sharesWords(context, facts, claim, line)
  );
}

/** The first lines of the documents in which a pattern is found. */
function linesThatSay({ reading: { folded } }: Facts, words: RegExp): number[] {
  return folded
    .slice(0, longest)
    .split('\n')
    .flatMap((text, line) => (words.test(text) ? [line] : []))
    .slice(0, 20);
}

const longest = 60_000;

/** « quatre fois par an » of what is « trimestriel ». */
export function isFrequency(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  const { value, end, hedge } = claim;
  const { folded } = context.reading;
  const period = /^ [^.;:,]{0,40}?\b(?:par|chaque) (an|annee|semestre|trimestre|mois|semaine|jour)\b/.exec(
    folded.slice(end, end + 60),
  )?.[1];
  const times = value * (period ? (periods[period] ?? 0) : 0);
  if (times <= 0) return false;
  const isToldOften = facts.quantities
    .slice(0, most)
    .some(
      ({ fact, line }) =>
        isRounded(timesAYear(facts, fact), times, hedge) && isOfLine(context, facts, claim, { fact, line }),
    );
  const words = frequencies.find(([, count]) => count === times)?.[0];
  return (
    isToldOften ||
    (words !== undefined && linesThatSay(facts, words).some((line) => sharesWords(context, facts, claim, line)))
  );
}
