import type { CheckContext } from '../context.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import type { Quantity } from './quantity.ts';

const units: [RegExp, string][] = [
  [/^(?:minute|min$|mn)/, 'minute'],
  [/^(?:heure|h$|horaire)/, 'heure'],
  [/^(?:jour|nuit|quotidien|service|soir|matin|poste)/, 'jour'],
  [/^(?:semaine|hebdo)/, 'semaine'],
  [/^(?:mois|mensuel)/, 'mois'],
  [/^(?:trimestr)/, 'trimestre'],
  [/^(?:semestr)/, 'semestre'],
  [/^(?:an$|ans$|annee|annuel)/, 'an'],
];
const behind =
  /^(?:[ /][^.,;:()\n/]{0,36}?)?(?:(?:\bpar |\bchaque |\btoutes les |\btous les |\ba la |\ba l'|\bde l'|\/ ?)(?=(?:minute|min|mn|heure|h|jour|journee|nuit|service|soir|soiree|matin|matinee|poste|semaine|mois|trimestre|semestre|an|annee)s?\b)([a-z]+)|\b(horaires?|quotidien|quotidiennes?|quotidiens|hebdomadaires?|mensuel|mensuels|mensuelles?|trimestriel[a-z]*|semestriel[a-z]*|annuel[a-z]*)\b)/;
const reach = 60;

/** By what a figure is counted, with where that stands: « quatre millions d’appels par heure »; null for nothing. */
function paceOf(folded: string, end: number): { unit: string; end: number } | null {
  const [said, period, epithet] = behind.exec(folded.slice(end, end + reach)) ?? [];
  const word = period ?? epithet;
  const unit = word === undefined ? undefined : units.find(([is]) => is.test(word))?.[1];
  return said === undefined || unit === undefined ? null : { unit, end: end + said.length };
}

/**
 * « quatre millions d’appels par heure » of as many a day: where each place of the documents that has the figure counts it
 * by another while, the end of what is said falsely.
 */
export function otherPaceEnd(
  { reading }: CheckContext,
  facts: Facts,
  { kind, end }: Quantity,
  tellers: readonly Owned<Quantity>[],
): number | null {
  const said = kind === 'number' || kind === 'money' ? paceOf(reading.folded, end) : null;
  if (said === null || tellers.length === 0) return null;
  const isOther = tellers.every(({ fact }) => {
    const told = paceOf(facts.reading.folded, fact.end);
    return told !== null && told.unit !== said.unit;
  });
  return isOther ? said.end : null;
}
