import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { termsWithin } from '../words/terms-within.ts';

const ends = /\b(?:que|qui|obtenu\w*|delivre\w*|depuis|avec|pour|dans|chez|lors|apres|et|ou|je|j|ainsi)\b/;

function isCertifiedBy({ terms, own }: CheckContext, from: number, to: number): boolean {
  const isHeld = ({ kind, name, end }: CheckContext['terms'][number]) =>
    kind === 'certification' && end >= to && own.proven.has(name);
  return termsWithin(terms, from, to).some(isHeld);
}

const courses = /\b(?:formation|titre|certificat|attestation) (?:de |d'|en )([a-z' -]{6,60})/g;

/** « la formation d’assistante de soins en gérontologie »: named as the offer names it, with a word no document has. */
export function borrowedCourses(context: CheckContext): Finding[] {
  const { reading, marks, own, all } = context;
  if (!context.hasOffer) return [];
  return [...reading.folded.matchAll(courses)].flatMap(({ index, 0: written, 1: named = '' }): Finding[] => {
    if (marks[index] !== stances.self) return [];
    const words = (named.split(ends)[0] ?? '').split(/[^a-z]+/).filter((word) => word.length > 6);
    const borrowed = words.find((word) => all.words.has(stem(word)) && !own.words.has(stem(word)));
    if (borrowed === undefined) return [];
    const end = index + written.length - named.length + named.indexOf(borrowed) + borrowed.length;
    // « certificat de secouriste » of a « SST »
    if (isCertifiedBy(context, index, end)) return [];
    return [{ kind: 'certification', start: index, end, reason: reasons.skill(reading.text.slice(index, end)) }];
  });
}
