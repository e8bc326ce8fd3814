import type { CheckContext } from '../context.ts';
import type { DateMention } from './find-date-mentions.ts';

const over =
  /\b(?:expir|perim|echu|caduc|termin|achev|fini|clos|ferm|arret|cess|plus (?:valable|valide|a jour|en cours))[a-z]* $/;

/** « échu depuis juin 2026 » of what ran « de juin 2021 à juin 2026 »: what is over since a day lasted until then. */
export function untilOver({ reading: { folded } }: Pick<CheckContext, 'reading'>, mention: DateMention): DateMention {
  const { role, start, from } = mention;
  const isOver = role === 'since' && over.test(folded.slice(Math.max(0, start - 24), start));
  return isOver ? { ...mention, role: 'until', to: from } : mention;
}
