import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

/** « 3x8 », « J+5 », « R+3 »: figures written into a mark. */
const mark = /(?<![\p{L}\d])(?:\d{1,2}x\d{1,2}|[jr] ?\+ ?\d{1,2})(?![\p{L}\d])/gu;

/** Shifts, deadlines and storeys told with other figures than the documents have. */
export function checkMarks({ reading: { folded, text }, marks, own }: CheckContext): Finding[] {
  return [...folded.matchAll(mark)].flatMap(({ index, 0: written }): Finding[] => {
    if (marks[index] !== stances.self || squeezed(own.flat).includes(squeezed(written))) return [];
    const end = index + written.length;
    return [{ kind: 'number', start: index, end, reason: reasons.figure(text.slice(index, end)) }];
  });
}

/** « 3 x 8 » and « 3×8 » are « 3x8 ». */
function squeezed(folded: string): string {
  return folded.replace(/(?<=\d) ?[x×] ?(?=\d)/g, 'x').replace(/(?<=\b[jr]) ?\+ ?(?=\d)/g, '+');
}
