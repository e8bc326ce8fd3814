import type { Keywords } from '@coach/contracts/report';
import { wordingOf } from '../offer/wording-of.ts';
import type { Context } from './context.ts';

/** The offer's terms in its own words, in three states, must-have first, then in the order of the offer; soft skills apart. */
export function keywordsOf({ cv, offer, requirements }: Context): Keywords {
  const keywords: Keywords = { present: [], equivalent: [], missing: [] };
  const rank = { must: 0, nice: 1 };
  const ordered = [...requirements].sort((a, b) => rank[a.requirement.importance] - rank[b.requirement.importance]);
  for (const { requirement, state, span } of ordered) {
    if (requirement.kind === 'soft') continue;
    const { importance } = requirement;
    const term = offer ? wordingOf(requirement, offer) : requirement.term;
    if (state === 'missing' || !span) keywords.missing.push({ term, importance });
    else keywords[state].push({ term, importance, quote: cv.text.slice(span.start, span.end) });
  }
  return keywords;
}
