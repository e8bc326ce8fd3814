import { foldText } from '../../text/fold-text.ts';
import { knownCity } from '../../text/known-names.ts';
import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Entry } from '../facts/career.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { tokenAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';

/** A post or kind of house right before its town, with what may stand between. */
const placed =
  /\b(?:j'etais|j'ai ete|je suis|comme|en tant qu'?e?|en cabinet|en agence|en etude|en officine) ?(?:(?! (?:aupres|chez|avec|pour|puis|et|qui|dans|ou)\b)[a-z' -]){4,50}? a (?=[a-z])/g;
const telling = 4;

/**
 * « J’étais artisan à Bourges », « en cabinet d’expertise comptable à Péronne »: a post told of the town of another job. What
 * stands before the town has most of its words in the heading of jobs that are elsewhere.
 */
export function checkPostTowns(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  const jobs = own.entries.filter(({ kind }) => kind === 'job');
  return matchesOf(reading.folded, placed).flatMap(({ index, 0: written }): Finding[] => {
    const at = tokenAt(reading.tokens, index + written.length);
    const token = reading.tokens[at];
    const town = reading.stems[at] ?? '';
    if (!token || marks[token.start] !== stances.self || !/^\p{Lu}/u.test(reading.text.slice(token.start))) return [];
    const there = jobs.filter((job) => isIn(job, town));
    if (there.length === 0 || there.length === jobs.length) return [];
    const from = tokenAt(reading.tokens, index);
    const words = reading.stems
      .slice(from, at)
      .filter((word, place) => word.length >= telling && !isSmallWord(reading.tokens[from + place]?.key ?? ''));
    const scoreOf = ({ heading, title, name }: Entry) =>
      words.filter((word) => heading.has(word) || title.includes(word) || name.includes(word)).length;
    const best = Math.max(0, ...jobs.map(scoreOf));
    const meant = jobs.filter((job) => scoreOf(job) === best);
    // One word says little, unless it is the trade itself.
    if (best === 0 || (best === 1 && !meant.every(({ title }) => words.includes(title[0] ?? '')))) return [];
    if (there.some((job) => meant.includes(job)) || meant.some((job) => job.words.has(town) || !isPlaced(own, job)))
      return [];
    const start = token.start - 2;
    return [{ kind: 'name', start, end: token.end, reason: reasons.name(reading.text.slice(start, token.end)) }];
  });
}

/** Some town stands in its heading: where it was held is told. */
function isPlaced({ cv }: CheckContext['own'], { towns, owner }: Entry): boolean {
  const start = cv?.spans[`experiences.${owner}`]?.start;
  if (towns.length > 0 || !cv || start === undefined) return towns.length > 0;
  const words = foldText(cv.text.slice(start, start + headLength)).match(/[a-z-]{4,}/g) ?? [];
  return words.some((word) => knownCity(word) !== null);
}

const headLength = 150;

function isIn({ towns, heading }: Entry, town: string): boolean {
  return towns.includes(town) || heading.has(town);
}
