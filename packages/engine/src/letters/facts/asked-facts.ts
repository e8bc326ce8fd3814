import type { ParsedOffer } from '@coach/contracts/offer';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';

const hours = /(?<![\d,.])([2-4]\d) ?h(?:eures)?(?: ?(?:\/ ?sem(?:aine)?|par semaine|hebdomadaires?))?(?![\p{L}\d])/iu;
const start =
  /(?:prise de poste|poste à pourvoir|à pourvoir|démarrage|début du contrat|début)(?: (?:prévue?|souhaitée?))? ?:? ?(?:à partir du|au|le|en|dès|pour)? ?((?:(?:1er|\d{1,2}) )?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \d{4})?)/iu;

/** The hours and the first day of a post, where the offer tells them. */
export function readTerms(offer: ParsedOffer): Piece[] {
  const text = offer.text.slice(0, 20_000);
  const found: [RegExpExecArray | null, (said: string) => string][] = [
    [hours.exec(text), (said) => `l’horaire de ${said} heures`],
    [start.exec(text), (said) => `la prise de poste prévue ${/^\d/.test(said) ? 'le' : 'en'} ${said.toLowerCase()}`],
  ];
  return found.flatMap(([match, phrase]) => {
    if (!match?.[1]) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    return [{ text: phrase(match[1]), evidence: evidenceAt('offer', offer.text, span) }];
  });
}
