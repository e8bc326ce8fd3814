import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

const season = /\b(?:l')?(ete|hiver|printemps|automne)s? (?:de (?:l'annee )?)?((?:19|20)\d\d)\b/g;

/** « L’hiver 2019 » of one whose documents tell of the summer of that year, and of no winter. */
export function checkSeasons({ reading, marks, own }: CheckContext): Finding[] {
  const claims = [...reading.folded.matchAll(season)];
  if (claims.length === 0) return [];
  const told = [...own.flat.matchAll(season)];
  return claims.flatMap(({ index, 0: { length }, 1: name, 2: year = '' }): Finding[] => {
    if (marks[index] !== stances.self) return [];
    const same = told.filter(([, , of]) => of === year);
    // A winter goes on into the next year.
    const isNear = told.some(([, other, of]) => other === name && Math.abs(Number(of) - Number(year)) <= 1);
    if (same.length === 0 || isNear) return [];
    const end = index + length;
    return [{ kind: 'date', start: index, end, reason: reasons.date(reading.text.slice(index, end)) }];
  });
}
