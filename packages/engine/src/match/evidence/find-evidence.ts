import type { Span } from '@coach/contracts/span';
import { aliasesOf } from '../../skills/skill-links.ts';
import type { CvReading } from '../context.ts';
import { findTogether } from '../find-phrase.ts';
import { meaningfulStems, placesByRoot } from '../word-index.ts';
import { evidenceFor, rootsOf } from './demand-index.ts';

/** The words of a proof may stand this far from the rarest of them, within one sentence. */
const reach = 12;
/** Known names of a requirement that are looked up besides its own. */
const mostAliases = 12;

/** Where the CV writes what proves a requirement without naming it: « agendas de praticiens » for « prise de rendez-vous ». */
export function findEvidence({ words, live }: CvReading, term: string, names: readonly string[]): Span[] {
  const all = new Set([...names, ...aliasesOf(term).slice(0, mostAliases)]);
  const phrases = new Set([...all].flatMap(evidenceFor));
  const byRoot = placesByRoot(words);
  return [...phrases].flatMap((phrase) => {
    const roots = rootsOf(phrase);
    const [first] = roots;
    if (first === undefined) return [];
    const places =
      roots.length === 1 ? [words.byStem.get(stemOf(phrase)) ?? []] : roots.map((root) => byRoot.get(root) ?? []);
    if (places.some(({ length }) => length === 0)) return [];
    return findTogether(words, live, places, reach).filter(({ start, end }) => !/[.!?]\s/.test(live.slice(start, end)));
  });
}

/** One word alone proves only as it is written: « prospectus » is no « prospection ». */
function stemOf(phrase: string): string {
  return meaningfulStems(phrase)[0] ?? '';
}
