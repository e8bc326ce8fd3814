import type { ParsedOffer } from '@coach/contracts/offer';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';

/** « 37 h 30 hebdomadaires », « 39 heures »; « de 13 h à 21 h » is when the day ends, and no week. */
const hours =
  /(?<![\d,.])(?:(2[5-9]|[34]\d) ?h(?:eures)?(?: ?([0-5]\d))?|(2[0-4]) ?h(?:eures)?(?: ?([0-5]\d))?(?= ?(?:\/ ?sem|par semaine|hebdo)))(?! ?\d)(?![\p{L}])/iu;
const start =
  /(?:prise de poste|poste à pourvoir|à pourvoir|démarrage|début du contrat|début)(?: (?:prévue?|souhaitée?))? ?:? ?(?:à partir du|au|le|en|dès|pour)? ?((?:(?:1er|\d{1,2}) )?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \d{4})?)/iu;

/** The hours and the first day of a post, where the offer tells them. */
export function readTerms(offer: ParsedOffer): Piece[] {
  const text = offer.text.slice(0, 20_000);
  const week = hours.exec(text);
  const first = start.exec(text);
  return [
    ...(week ? [told(offer, week, `l’horaire de ${week[1] ?? week[3]} ${minutesOf(week[2] ?? week[4])}`)] : []),
    ...(first ? [told(offer, first, `la prise de poste prévue ${dayOf(first[1] as string)}`)] : []),
  ];
}

function told(offer: ParsedOffer, { index, 0: said }: RegExpExecArray, text: string): Piece {
  return { text, evidence: evidenceAt('offer', offer.text, { start: index, end: index + said.length }) };
}

function minutesOf(minutes: string | undefined): string {
  return minutes === undefined || minutes === '00' ? 'heures' : `h ${minutes}`;
}

function dayOf(said: string): string {
  return `${/^\d/.test(said) ? 'le' : 'en'} ${said.toLowerCase()}`;
}
