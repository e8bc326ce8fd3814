import type { CheckContext } from '../context.ts';
import { isDerivable } from '../dates/derive-durations.ts';
import type { Facts } from '../facts/facts.ts';
import { sharesWords } from '../words/shares-words.ts';
import type { Quantity } from './quantity.ts';

/** Years told as a part of others, by their end or one by one. */
export function isYearsOtherwise(context: CheckContext, facts: Facts, quantity: Quantity): boolean {
  return (
    isOfYears(context, facts, quantity) ||
    isOneYearTold(context, facts, quantity) ||
    isFirstYear(context, facts, quantity) ||
    isYearByYear(context, quantity)
  );
}

/** « dont un an en SEGPA » of « une année en SEGPA »: a year that its line tells without a figure. */
function isOneYearTold(
  context: CheckContext,
  facts: Facts,
  { kind, unit, value, start, first, next }: Quantity,
): boolean {
  if (kind !== 'duration' || unit !== 'mois' || value !== 12) return false;
  return [...(facts.linesOfStem.get('anne') ?? facts.linesOfStem.get('annee') ?? [])].some(
    (line) =>
      /\bune annee en\b/.test(facts.lineText(line)) && sharesWords(context, facts, { start, first, next }, line),
  );
}

/** « plus de quatre de ces années »: a length of time, told as a part of one. */
function isOfYears(context: CheckContext, facts: Facts, quantity: Quantity): boolean {
  const { kind, value, start, end } = quantity;
  if (
    kind !== 'number' ||
    !/^ de (?:ces|mes|ses) (?:derniere?s )?annees\b/.test(context.reading.folded.slice(end, end + 26))
  )
    return false;
  const months: Quantity = { ...quantity, kind: 'duration', unit: 'mois', value: value * 12 };
  return isDerivable(context, facts, months, context.scopeAt(start));
}

/** « au bout d’un an » of what the documents tell of « la première année ». */
function isFirstYear(
  { reading: { folded } }: CheckContext,
  { flat }: Facts,
  { value, unit, start }: Quantity,
): boolean {
  if (unit !== 'mois' || value !== 12) return false;
  const isEnd =
    /\b(?:au bout d'|a l'issue d'|apres |en |sur |(?:des|sur|pendant|durant|en) (?:ses|les|mes|nos) )$/.test(
      folded.slice(Math.max(0, start - 14), start),
    );
  return (
    isEnd &&
    /\b(?:premiere annee|(?:en|sur) (?:un|1) an|annuel|(?:signe|vendu|traite|suivi|forme|realise|accompagne)\w* en (?:19|20)\d\d)/.test(
      flat,
    )
  );
}

/** « deux années de suite, 2023 puis 2024 »: as many as are named, which are looked up for themselves. */
function isYearByYear({ dates }: CheckContext, { kind, unit, value, end }: Quantity): boolean {
  if (kind !== 'duration' || unit !== 'mois' || value < 24) return false;
  return (
    dates.filter(({ role, start, from }) => role === 'at' && from.length === 4 && start > end && start < end + 40)
      .length ===
    value / 12
  );
}
