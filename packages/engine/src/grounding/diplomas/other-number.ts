import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

const numbered = /(?<![\p{L}\d-])(\p{Lu}{3,6}) ([1-5])(?![\p{L}\d,.]\d|\p{L}|\d| ?(?:ans|mois|jours|h\b|heures|%|€))/gu;

/** « je suis SSIAP 2 » of a « SSIAP 1 »: initials whose number the documents tell otherwise each time. */
export function otherNumber({ reading, marks, own }: CheckContext): Finding[] {
  const claims = [...reading.text.matchAll(numbered)];
  if (claims.length === 0) return [];
  const told = [...own.reading.text.matchAll(numbered)];
  return claims.flatMap(({ index, 0: { length }, 1: name, 2: number }): Finding[] => {
    const same = told.filter(([, other]) => other === name);
    if (marks[index] !== stances.self || same.length === 0 || same.some(([, , each]) => each === number)) return [];
    const reason = reasons.skill(reading.text.slice(index, index + length));
    return [{ kind: 'certification', start: index, end: index + length, reason }];
  });
}
