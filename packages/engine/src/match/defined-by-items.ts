import type { ParsedOffer } from '@coach/contracts/offer';
import type { RequirementMatch } from './match-requirements.ts';

/** What the items of a thing prove of it. */
const itemsFactor = 0.7;
const longest = 240;
/** A hostile offer may ask without end. */
const mostMatches = 500;

/**
 * Grants what the offer itself explains by its items, where half of these are held: « préparation des surfaces : ponçage,
 * mastic, apprêt », « gestion administrative (contrats, absences) ».
 */
export function grantByItems(matches: readonly RequirementMatch[], offer: ParsedOffer): RequirementMatch[] {
  if (matches.length > mostMatches) return [...matches];
  return matches.map((match) => {
    const { kind, span } = match.requirement;
    if (match.state !== 'missing' || match.proof || (kind !== 'skill' && kind !== 'term')) return match;
    const list = listAfter(offer.text, span.end);
    if (!list) return match;
    const items = matches.filter(
      ({ requirement }) => requirement.span.start >= list.start && requirement.span.end <= list.end,
    );
    const held = items.filter(({ state }) => state !== 'missing');
    const best = held.reduce<RequirementMatch | null>(
      (top, one) => (top && top.credit >= one.credit ? top : one),
      null,
    );
    if (!best || held.length < 2 || held.length * 2 < items.length) return match;
    const { proof, place } = best;
    return { ...match, state: 'equivalent', span: proof, proof, place, credit: best.credit * itemsFactor };
  });
}

/** The items behind a colon or in brackets; a colon that ends its line announces the duties of the post. */
function listAfter(text: string, end: number): { start: number; end: number } | null {
  const rest = text.slice(end, end + longest);
  const opening = /^[ \u00a0]?(:|\()[ \u00a0]?(?!\n)/.exec(rest);
  if (!opening) return null;
  const close = rest.slice(opening[0].length).search(opening[1] === '(' ? /[)\n]/ : /[.;\n]/);
  return { start: end + opening[0].length, end: end + (close < 0 ? rest.length : opening[0].length + close) };
}
