import type { CheckContext } from '../context.ts';
import { durationsOf, type Entry, spanOf, stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from '../figures/quantity.ts';
import type { Span } from './durations.ts';

/** A kind of work that has its own years, and what the headings of such jobs say. */
const kinds: [RegExp, RegExp][] = [
  [/^ (?:d'apprentissage|en apprentissage|d'alternance|en alternance|comme apprenti)/, /^(?:apprenti|alternan)/],
  [/^ (?:d'interim|en interim|de missions? d'interim)/, /^interim/],
  [/^ (?:de stages?|en stage)/, /^(?:stage|stagiair)/],
];

/** « quatre années d’apprentissage »: of all the jobs whose headings say so. */
export function spansOfKind({ reading: { folded } }: CheckContext, { entries }: Facts, { end }: Quantity): Span[] {
  const after = folded.slice(end, end + 30);
  const told = kinds.find(([said]) => said.test(after))?.[1];
  if (!told) return [];
  const says = ({ kind, heading, title }: Entry) =>
    kind === 'job' && [...heading, ...title].some((word) => told.test(word));
  return durationsOf(entries.slice(0, 60).filter(says));
}

const study = /^ (?:d'|de |en )(?:la |l')?([a-z]{4,})/;

/** « cinq années de droit », « d’études »: of the courses whose words say so, or of all, one after the other. */
export function spansOfStudies({ reading: { folded } }: CheckContext, facts: Facts, { end }: Quantity): Span[] {
  const field = study.exec(folded.slice(end, end + 40))?.[1];
  const [root] = stemsOf(field ?? '');
  if (root === undefined) return [];
  const isAll = /^(?:etud|formation|fac|universit)/.test(field ?? '');
  const told = facts.entries.filter(({ kind, words }) => kind === 'study' && (isAll || words.has(root)));
  const owners = new Set(told.map(({ owner }) => owner));
  const years = facts.dateMentions
    .slice(0, 200)
    .flatMap(({ fact, owner }) =>
      owners.has(owner) && fact.role === 'range' && /^\d{4}/.test(fact.to)
        ? [Number(fact.to.slice(0, 4)) - Number(fact.from.slice(0, 4))]
        : [],
    );
  return years.length > 1 ? [{ months: 12 * years.reduce((sum, each) => sum + each, 0), open: false }] : [];
}

const through =
  /\b(?:employeurs?|entreprises?|maisons?|societes?|etablissements?|metiers?|postes?|contrats?|emplois?|boutiques?|magasins?|villes?|enseignes?)(?: differente?s?)? en (?:(?:un peu |[a-z]+ )?(?:plus|moins|pres) (?:de |d')|environ |presque |a peine )?$/;

/** « six employeurs en dix ans »: from the beginning of some job to the end of the last, times without work left in. */
export function throughEmployers(
  { reading: { folded } }: CheckContext,
  { entries }: Facts,
  { start }: Quantity,
): Span[] {
  if (!through.test(folded.slice(Math.max(0, start - 60), start))) return [];
  const jobs = entries.filter(({ kind, period }) => kind === 'job' && period !== null).slice(0, 60);
  const last = Math.max(...jobs.map(({ period }) => period?.to ?? 0));
  const open = spanOf(jobs)?.open ?? false;
  return jobs.map(({ period }) => ({ months: last - (period?.from ?? last), open }));
}
