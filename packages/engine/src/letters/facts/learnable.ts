import type { ParsedOffer } from '@coach/contracts/offer';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';

/**
 * A missing requirement as something to learn, with its article: « la DSN », « SAP WM », « les inventaires tournants ».
 * null for what is not learnt on the job (a diploma, a licence) and where the article is in doubt.
 */
export function learnable(offer: ParsedOffer, { requirement }: RequirementMatch): Piece | null {
  if (requirement.kind !== 'skill') return null;
  const { start, end } = requirement.span;
  const quote = offer.text.slice(start, end);
  const term = typeset(quote.length <= 45 && !/[\n.:;(]/.test(quote) ? quote : requirement.term);
  if (term.length < 2 || term.split(' ').length > 6 || /^(?:\d|expérience|connaissance|niveau|bac)/iu.test(term))
    return null;
  if (!isName(term, offer.text.slice(Math.max(0, start - 3), start))) return null;
  if (/(?:class[ée]e?|site) $/iu.test(offer.text.slice(Math.max(0, start - 8), start)) || isPartner(offer.text, start))
    return null;
  const phrase = withArticle(term, offer.text.slice(Math.max(0, start - 12), start));
  return phrase ? { text: phrase, evidence: [{ source: 'offer', start, end, quote }] } : null;
}

/** « en réseau avec l’ASE, la PJJ »: whom one works with is not learnt. */
function isPartner(text: string, at: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - 160), at);
  return /réseau|partenariat|partenaire|en lien|relations? avec|organismes/i.test(line);
}

/** Tools, norms and methods have names; a common noun is seldom what one trains for. */
function isName(term: string, before: string): boolean {
  const [first = ''] = term.split(' ');
  if (/\p{Lu}/u.test(first.slice(1)) || /\d/.test(first)) return true;
  return /^\p{Lu}/u.test(first) && /[\p{L}\d,(] ?$/u.test(before);
}

function withArticle(term: string, before: string): string | null {
  if (/^(?:les? |la |l’)/i.test(term)) return uncapitalised(term);
  const own = /(?:^|[\s(])(les?|la|l['’]|du|de la|de l['’]|des|aux?)\s?$/i.exec(before)?.[1]?.toLowerCase();
  if (own === 'la' || own === 'de la') return `la ${uncapitalised(term)}`;
  if (own === 'le' || own === 'du' || own === 'au') return `le ${uncapitalised(term)}`;
  if (own === 'les' || own === 'des' || own === 'aux') return `les ${uncapitalised(term)}`;
  if (own) return `l’${uncapitalised(term)}`;
  // « CFE », « IJSS »: an acronym wants an article, and the offer does not show which.
  return /^\p{Lu}{2,5}\d?(?:\s\p{Ll}|$)/u.test(term) ? null : term;
}
