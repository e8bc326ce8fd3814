import type { Detail } from './detail.ts';
import type { DetailKind } from './placeholders.ts';
import type { PlainView } from './plain-view.ts';

const day = String.raw`(?:\d{1,2}(?:er)?[ ./-]{1,3}(?:\d{1,2}|[a-z]{3,9}\.?)[ ./-]{1,3}(?:19|20)?\d{2}|(?:19|20)\d{2})`;
/** « Née le 12 mars 1990 à Lyon ». */
const birth = new RegExp(
  String.raw`(?<![a-z])(?:date (?:et lieu )?de naissance|nee? ?\(?e?\)?|naissance|date of birth|d\.?o\.?b\.?|born)\s{0,2}[:–-]?\s{0,3}(?:le |en |on |in )?(${day}(?!\d)(?:,? (?:a|in) (?:(?:st|ste|saint|sainte|la|le|les)[ -])?[a-z][a-z'-]{1,30}(?: [a-z]{2,20}(?=\s?\())?(?:\s?\(\d[\dab]\d?\))?)?)`,
  'g',
);
/** Number of the social security, with or without its key; a birth month may be fictitious (20 to 99). */
const social =
  /(?<![\d.,])[12][ .]?\d{2}[ .]?(?:0[1-9]|[1-9]\d)[ .]?(?:\d{2}|2[ab])[ .]?\d{3}[ .]?\d{3}(?:[ .]?\/?[ .]?\d{2})?(?!\d)/g;
const iban = /(?<![a-z\d])[a-z]{2}\d{2}(?:[ -]?[a-z\d]{4}){2,7}(?:[ -]?[a-z\d]{1,4})?(?![a-z\d])/g;
const registered =
  /(?<![a-z])(?:siret|siren|rpps|adeli|finess|ordre|nir|iban|bic|swift|passeport|passport|cni|carte (?:d'identite|de sejour|vitale|professionnelle)|titre de sejour|permis de conduire|securite sociale|numero (?:fiscal|de securite sociale|de carte|de permis|france travail|pole emploi)|identifiant (?:france travail|pole emploi)|matricule)\s{0,2}(?:n°|no\.?|numero|num\.?)?\s{0,2}[:.]?\s{0,2}([a-z\d][a-z\d .-]{4,34}[a-z\d])/g;

/** Birth, numbers that a state, a bank or a register gave to somebody. */
export function findCivilDetails(view: PlainView): Detail[] {
  return [
    ...matches(view, social, 'NUMERO').filter(({ thing }) => /^\d{13}$|^\d{15}$|^\d{6}[ab]\d{6}(?:\d\d)?$/.test(thing)),
    ...matches(view, iban, 'NUMERO').filter(({ thing }) => thing.replace(/\D/g, '').length > 11),
    ...matches(view, registered, 'NUMERO').filter(({ thing }) => thing.replace(/\D/g, '').length > 4),
    ...matches(view, birth, 'NAISSANCE'),
  ];
}

function matches(view: PlainView, pattern: RegExp, kind: DetailKind): Detail[] {
  return [...view.plain.matchAll(pattern)].map((match) => {
    const written = match[1] ?? match[0];
    const start = match.index + match[0].lastIndexOf(written);
    return { kind, thing: written.replace(/[^a-z\d]/g, ''), ...view.placeOf(start, start + written.length) };
  });
}
