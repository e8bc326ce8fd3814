import type { CheckContext } from '../context.ts';
import { durationsOf, stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from '../figures/quantity.ts';
import { fitsDuration, type Span } from './durations.ts';

const abroad = /^ (?:passee?s? )?(?:en|au|aux|à) (\p{Lu}[\p{L}-]{3,})/u;

/** « En Suisse, j’ai passé trois ans »: the place that opens the sentence. */
const opened =
  /(?:^|[.!?;\n] ?)(?:En|Au|Aux|À) (\p{Lu}[\p{L}-]{3,}), (?:j['’]ai (?:passé|travaillé|vécu|exercé)|je suis resté(?:e)?)(?: pendant| durant)? (?:plus de |près de |environ |presque )?$/u;

/**
 * « deux ans en Australie » where a line has « 6 mois en Australie »: the documents tell how long one was at that place, and
 * no job there lasted that long.
 */
export function isOtherStay({ reading: { text } }: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.kind !== 'duration' || claim.unit !== 'mois' || claim.value < 6) return false;
  const before = opened.exec(text.slice(Math.max(0, claim.start - 90), claim.start))?.[1];
  const place = abroad.exec(text.slice(claim.end, claim.end + 40))?.[1] ?? before;
  const [root] = stemsOf(place ?? '');
  if (root === undefined) return false;
  const lines = facts.linesOfStem.get(root) ?? new Set<number>();
  const told = facts.quantities
    .slice(0, most)
    .filter(({ fact, line }) => fact.unit === 'mois' && lines.has(line) && isThere(facts, fact, root))
    .map(({ fact }): Span => ({ months: fact.value, open: false }));
  const jobs = facts.entries.filter(({ kind, words }) => kind === 'job' && words.has(root));
  const headed = before === undefined ? [] : jobs.filter(({ heading }) => heading.has(root));
  return (
    told.length + headed.length > 0 &&
    ![...told, ...durationsOf(jobs)].some((span) => fitsDuration(claim.value, claim.hedge, span))
  );
}

const most = 300;

/** « 6 mois en Australie », « un an en Suisse » */
function isThere({ reading: { folded } }: Facts, { end }: Quantity, root: string): boolean {
  return new RegExp(`^ (?:passes? |de sejour )?(?:en|au|aux|a) ${root.slice(0, 5)}`).test(folded.slice(end, end + 40));
}
