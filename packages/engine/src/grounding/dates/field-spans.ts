import { tradeFamilies } from '../../match/trade-families.ts';
import type { CheckContext } from '../context.ts';
import { durationsOf, type Entry, stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from '../figures/quantity.ts';
import type { Span } from './durations.ts';

const fieldBehind =
  /^ (?:d'experience |d'exercice |d'activite )?(?:de |d'|dans (?:le |la |l'|les )|en |du |des )(?!metier|carriere|pratique|terrain|parcours|service|travail|vie\b)([a-z][a-z' -]{3,50})/;
const shortest = 5;
const root = 6;

/**
 * « dix ans de développement web »: how long the jobs were held whose titles begin by the field, with those before and
 * after of which no other trade is known. Empty where no title names it, or none is of another trade: then all jobs may be
 * meant.
 */
export function fieldSpans({ reading: { folded } }: CheckContext, facts: Facts, { end }: Quantity): Span[] {
  const said = fieldBehind
    .exec(folded.slice(end, end + 80))?.[1]
    ?.split(/\b(?:chez|dans|au|aux|a|et|ou|qui|que|dont)\b/)[0];
  const [head] = stemsOf(said ?? '');
  if (head === undefined || head.length < shortest) return [];
  const jobs = facts.entries
    .filter(
      (entry): entry is Entry & { period: NonNullable<Entry['period']> } =>
        entry.kind === 'job' && entry.period !== null,
    )
    .slice(0, most)
    .sort((a, b) => a.period.from - b.period.from);
  const isNamed = ({ title: [word = ''] }: Entry) => word.slice(0, root) === head.slice(0, root);
  const trades = new Set(jobs.filter(isNamed).flatMap(({ title }) => [...tradeFamilies(title)]));
  if (trades.size === 0) return [];
  const isOther = (job: Entry) => {
    const own = [...tradeFamilies(job.title)];
    return !isNamed(job) && own.length > 0 && !own.some((family) => trades.has(family));
  };
  if (!jobs.some(isOther)) return [];
  const first = jobs.findIndex(isNamed);
  const last = jobs.findLastIndex(isNamed);
  const from = jobs.slice(0, first).findLastIndex(isOther) + 1;
  const to = jobs.findIndex((job, index) => index > last && isOther(job));
  return durationsOf(jobs.slice(from, to < 0 ? jobs.length : to).filter((job) => !isOther(job)));
}

const most = 60;
