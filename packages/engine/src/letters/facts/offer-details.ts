import { foldText } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import { typeset } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import type { LetterFacts } from './letter-facts.ts';
import { rootsOf } from './roots-of.ts';

/** Something of this one offer to begin a letter with: a thing (« un secteur de 12 patients »), or what it says of itself. */
export type OfferDetail = {
  form: 'thing' | 'told';
  piece: Piece;
  /** Whether the CV speaks of the same: a mere figure of the offer is no reason to write. */
  touches: boolean;
};

const number =
  '(?:\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|seize|vingt|trente|quarante|cinquante|cent)';
const counted =
  'secteur|tournée|équipe|parc|portefeuille|rang|salle|site|hôpital|établissement|brigade|magasin|boutique|flotte|résidence|unité|classe|structure|agence|usine|atelier|réseau|crèche|service|entrepôt|plateforme|restaurant|internat|foyer|patrimoine|centre|clinique';
const size = new RegExp(
  `(?<![\\p{L}’'])une? (?:(?:petite?|nouve(?:au|l|lle)|belle) )?(?:${counted})(?: \\p{Ll}{4,})? (?:d[e’']|fort d[e’']) ?${number}(?: à ${number})? \\p{Ll}{3,}s(?!\\p{L})`,
  'giu',
);
const news =
  /(?<!\p{L})(?:l['’]ouverture|la création|la mise en service) (?:d['’]une?|de la|du|de l['’]|des) ?(?:\p{Ll}|[’'-]|\d| ){4,50}(?=[.,;:()\n]| \p{Lu})/gu;
/** « huit techniciens » and « huit ans » have nothing in common. */
const isNumber = new RegExp(`^(?:${number})$`, 'u');

/** What one would work with, before the house it is in. */
const ownWork =
  /^(?:une? (?:\p{Ll}+ )?(?:secteur|tournée|équipe|portefeuille|rang|brigade|unité|classe|parc|flotte|service)(?!\p{L})|l[’'a])/iu;
/** « un appel de 20 minutes », « un CDD de 8 mois »: how one is met and paid. */
const terms = /minute|heure|mois|semaine|jour|euro|année|fermé|(?<!\p{L})ans(?!\p{L})/iu;

type Found = Omit<OfferDetail, 'touches'>;

/** The details of an offer, those first that touch what the CV tells. Never throws. */
export const offerDetails = oncePer(findDetails);

function findDetails({ input: { offer, cv }, employer, title }: LetterFacts): OfferDetail[] {
  const text = offer.text.slice(0, 20_000);
  const things = [...text.matchAll(size), ...text.matchAll(news)]
    .filter(({ 0: quote }) => !terms.test(quote))
    .map(({ 0: quote, index }): Found => {
      const evidence = [{ source: 'offer' as const, start: index, end: index + quote.length, quote }];
      return { form: 'thing', piece: { text: typeset(quote), evidence } };
    });
  const told = employer
    .filter(({ voice, clause }) => voice === 'you' && isTelling(clause))
    .map(({ clause, evidence }): Found => ({ form: 'told', piece: { text: clause, evidence } }));
  const own = new Set(cv.text.slice(0, 20_000).split('\n').flatMap(rootsOf));
  const asked = new Set(rootsOf(title?.text ?? ''));
  // What the title says already tells nothing new.
  const shared = ({ piece }: Found) =>
    rootsOf(piece.text).filter((root) => own.has(root) && !asked.has(root) && !isNumber.test(root)).length;
  const worth = (one: Found) => (one.form === 'thing' ? 2 : 0) + (ownWork.test(one.piece.text) ? 2 : 0) + shared(one);
  const all = [...things, ...told].map((found) => ({ found, worth: worth(found), touches: shared(found) > 0 }));
  return all
    .sort((one, other) => other.worth - one.worth)
    .map(({ found, touches }): OfferDetail => ({ ...found, touches }));
}

/** Short, of the work or the house, and nothing about the hiring. */
function isTelling(clause: string): boolean {
  const words = clause.split(' ').length;
  return (
    words > 4 &&
    words < 19 &&
    !/[:;«(]/.test(clause) &&
    !/renforc|recrut|cotes? |leve|million|rentab/.test(foldText(clause))
  );
}
