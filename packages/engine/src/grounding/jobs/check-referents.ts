import { matchesOf } from '../../text/matches-of.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { hasKin } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isSmallWord } from '../words/small-words.ts';

const claims = /\breferente? (?:(?:de |d'|du |pour )(?:la |le |les |l')?)?([a-z]{5,})/g;

/** « référente douleur » of one whom the documents call « référente hygiène »: of what one is the person to ask. */
export function checkReferents({ reading: { folded, text }, marks, own }: CheckContext): Finding[] {
  return matchesOf(folded, claims).flatMap(({ index, 0: written, 1: field = '' }): Finding[] => {
    if (marks[index] !== stances.self || isSmallWord(field)) return [];
    const told = matchesOf(own.flat, claims).map(([, name = '']) => stem(name));
    const around = new Set(
      own.flat
        .split(/\breferente?s?\b/)
        .slice(1)
        .flatMap((rest) => wordsOf(rest.slice(0, reach))),
    );
    // « Opticienne référente contactologie »: of all that the job tells.
    const ofTitle = own.entries.filter(({ title }) => title.includes(referent));
    if (told.length === 0 || [around, ...ofTitle.map(({ words }) => words)].some((words) => hasKin(words, stem(field))))
      return [];
    const end = index + written.length;
    return [{ kind: 'title', start: index, end, reason: reasons.title(text.slice(index, end)) }];
  });
}

const referent = stem('referente');
const reach = 90;

function wordsOf(said: string): string[] {
  return (said.match(/[a-z]{4,}/g) ?? []).map(stem);
}
