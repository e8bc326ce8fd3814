import type { CheckContext } from '../context.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';
import { type Entry, stemsOf } from './career.ts';
import type { Facts } from './facts.ts';

/**
 * The jobs that a place of a text speaks of: those whose employer its clause or sentence names, else the one whose kind
 * of house it tells (« une clinique de Rennes » of one who worked in one), else the present ones for « je travaille ».
 */
export function jobsMeant(context: CheckContext, facts: Facts, place: number): Entry[] {
  const { own, near } = context.scopeAt(place);
  for (const anchors of [own, near]) {
    const named = anchors.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'job'));
    if (named.length > 0) return named;
  }
  const housed = housesOf(context, facts, place);
  return housed.length > 0 ? housed : presentJobs(context, facts, place);
}

const reach = 12;

/** The jobs of the nearest house told around a place. */
export function housesOf({ reading }: CheckContext, facts: Facts, place: number): Entry[] {
  const { tokens, stems, sentences, text } = reading;
  const { from = 0, to = 0 } = sentences[sentenceAt(sentences, place)] ?? {};
  const at = tokenAt(tokens, place);
  const houses = byHouse(facts);
  const found = [...Array(reach * 2).keys()]
    .map((step) => at + (step % 2 === 0 ? -1 : 1) * (1 + (step >> 1)))
    .find((index) => {
      const token = tokens[index];
      if (!token || index < from || index >= to || isSmallWord(token.key)) return false;
      const [first, last] = [Math.min(token.end, place), Math.max(token.start, place)];
      // « je coiffe » is no « Coiff’Express ».
      if (/^(?:je|j|y|nous|qui|ai|avais|ne|n)$/.test(tokens[index - 1]?.key ?? '')) return false;
      return houses.has(stems[index] as string) && !/[.;:]|, puis\b/.test(text.slice(first, last));
    });
  return found === undefined ? [] : (houses.get(stems[found] as string) ?? []);
}

const kept = new WeakMap<Facts, Map<string, Entry[]>>();

/** The jobs by the word that opens their employer’s name (« clinique », « mairie »), where no other employer has it. */
export function byHouse(facts: Facts): Map<string, Entry[]> {
  const known = kept.get(facts);
  if (known) return known;
  const titles = new Set([...facts.entries.flatMap(({ title }) => title), ...stemsOf(facts.cv?.title ?? '')]);
  const jobs = facts.entries.filter(({ kind, fullName }) => kind === 'job' && fullName.length > 0).slice(0, 60);
  const found = new Map<string, Entry[]>();
  for (const { fullName } of jobs) {
    const [house = ''] = fullName;
    const same = jobs.filter((each) => each.fullName.includes(house));
    const isOne = same.every((each) => each.fullName.join(' ') === fullName.join(' '));
    if (house.length > 3 && isOne && !titles.has(house)) found.set(house, same);
  }
  kept.set(facts, found);
  return found;
}

const presently = /\b(?:je (?:travaille|suis|exerce|occupe)|actuellement|aujourd'hui|a ce jour|en poste)\b[^.;]{0,60}$/;

function presentJobs({ reading }: CheckContext, { cv, entries }: Facts, place: number): Entry[] {
  const start = reading.sentences[sentenceAt(reading.sentences, place)]?.start ?? 0;
  if (!presently.test(reading.folded.slice(Math.max(start, place - 120), place))) return [];
  return entries.filter(({ kind, owner }) => kind === 'job' && cv?.experiences[owner]?.end === 'present');
}
