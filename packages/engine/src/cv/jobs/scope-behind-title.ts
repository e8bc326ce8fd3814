import { isCount, titleLikeness } from '../sections/judge-part.ts';

/** « 200 h », « 2 × 2 h par semaine », « 12 séances »: how long a mission lasted. */
const duration =
  /^(?:environ |soit )?\d[\d.,\u00a0\u202f]{0,6}(?: ?[×x] ?\d[\d.,]{0,3})? ?(?:h|heures?|jours?|journ[ée]es?|demi-journ[ée]es?|semaines?|s[ée]ances?)(?!\p{L})(?: (?:par|de) \p{L}+(?: \p{L}+)?)?$/iu;

/** Whether words only tell how many hours or days. */
export function tellsLength(text: string): boolean {
  return duration.test(text);
}

/** Words behind a title that are too many for a speciality. */
const mostWords = 5;

/**
 * Where behind a title what was done begins: « Formatrice bureautique, parcours débutants d’une mairie, 40 h », « Animatrice,
 * 14 enfants de maternelle ». 0 where all of it is the title: « Vendeuse, rayon jouets », « Chargée de paie, 35 h ».
 */
export function scopeBehindTitle(title: string): number {
  const comma = title.indexOf(', ');
  if (comma < 4 || /[()]/.test(title.slice(0, comma)) || titleLikeness(title.slice(0, comma)) < 2) return 0;
  const pieces = title.slice(comma + 2).split(', ');
  const [first = ''] = pieces;
  const measured = pieces.length > 1 && tellsLength(pieces.at(-1) as string);
  const told =
    /^\p{Ll}/u.test(first) &&
    first.split(' ').length > mostWords &&
    titleLikeness(first) < 2 &&
    / vers (?:l[ae]|un|d)/u.test(first);
  return measured || (isCount(first) && !tellsLength(first)) || told ? comma + 2 : 0;
}
