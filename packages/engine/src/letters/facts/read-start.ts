import type { ParsedOffer } from '@coach/contracts/offer';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';

const start =
  /(?:prise de poste|poste à pourvoir|à pourvoir|démarrage|début du contrat|début)(?: (?:prévue?|souhaitée?))? ?:? ?(?:à partir du|au|le|en|dès|pour)? ?((?:(?:1er|\d{1,2}) )?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \d{4})?)/iu;

/** The first day of a post, « le 4 janvier 2027 » or « en janvier »; null where the offer does not tell it. */
export function readStart({ text }: ParsedOffer): Piece | null {
  const match = start.exec(text.slice(0, 20_000));
  if (!match?.[1]) return null;
  const day = match[1].toLowerCase();
  const span = { start: match.index, end: match.index + match[0].length };
  return { text: `${/^\d/.test(day) ? 'le' : 'en'} ${day}`, evidence: evidenceAt('offer', text, span) };
}
