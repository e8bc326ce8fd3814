import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { sentenceAt } from '../text/read-text.ts';
import type { DateMention } from './find-date-mentions.ts';

/** What is told of a time without work: « j’ai tenu une caisse » between two jobs is no pause. */
const idle =
  /\b(?:interruption|interromp\w*|pause|coupure|parenthese|sans (?:emploi|poste|travail|activite)|chomage|recherche|conge|arret\w*|disponibilite|transition|reconversion|voyag\w*|m'occup\w*|occupee? de|eleve[er]? m\w+|enfants?|proches?|mere|pere|famille|maladie|soign\w*)\b/;

/**
 * « Entre juin 2021 et février 2023, j’ai fait une pause »: from the end of one job to the beginning of the next, told of
 * no house.
 */
export function isBetweenJobs(context: CheckContext, { cv }: Facts, { role, from, to, start }: DateMention): boolean {
  const { folded, sentences } = context.reading;
  const lead = folded.slice(Math.max(0, start - 8), start + 6);
  if (role !== 'range' || !/\b(?:entre|de|d'|du|a partir)\b/.test(lead)) return false;
  const { start: opening = start, end = start } = sentences[sentenceAt(sentences, start)] ?? {};
  if (!idle.test(folded.slice(opening, end))) return false;
  const { own, near } = context.scopeAt(start);
  const jobs = cv?.experiences ?? [];
  if (own.length + near.length > 0 || jobs.length > 60) return false;
  const held = jobs.flatMap(({ start: begun, end }) => (begun && end && /^\d{4}/.test(begun) ? [{ begun, end }] : []));
  return held.some(({ end: left }) => {
    if (!left.startsWith(from)) return false;
    const next = held
      .filter(({ begun }) => begun > left)
      .map(({ begun }) => begun)
      .sort()[0];
    // Nothing else was held meanwhile.
    const isIdle = !held.some((other) => other.begun <= left && (other.end === 'present' || other.end > left));
    return isIdle && next?.startsWith(to) === true;
  });
}
