import { foldText } from './fold-text.ts';

/** « cat. 3 », « catégories 1, 3 et 5 », « B1V et BR » between a certificate and what is said of it. */
const categories = String.raw`(?: (?:cat(?:egories?|s?\b\.?)?|niveaux?) ?[0-9a-g]{1,2}(?:(?:, ?| et | ?\/ ?)[0-9a-g]{1,2}\b){0,5}|(?: et|,)? [bh][0-3ceprs][a-z]?\b){0,4}`;
const act = '(?:formation|session|examen|epreuves?|passage|obtention|certification|inscription)';
const said =
  '(?:prevue?s?|programmee?s?|planifiee?s?|envisagee?s?|a venir|en preparation|en cours(?: de (?:passage|formation|certification|preparation))?(?! d))';
/** « SST prévu », « (session programmée en mars) », « : formation à venir »; « (2024, recyclage prévu) » is of one that is held. */
const behind = new RegExp(
  String.raw`^${categories} ?[)]?[(:,–-]{0,2} ?(?:(?:une? |la )?${act} (?:\p{Ll}{2,12} )?)?${said}\b`,
  'u',
);
const actBehind = new RegExp(
  String.raw`^${categories} ?[(:,–-]{1,2} ?(?:une? |la )?${act} (?:\p{Ll}{2,12} )?${said}\b`,
  'u',
);
const before =
  /\b(?:(?:je |j')?(?:vais|dois|compte) passer|je (?:re)?passe|futur(?:e|s|es)? (?:titulaires?|detent\w+)|inscrite?s?(?: (?:a|aux?|en|pour|sur))|inscription (?:a|aux?|en|pour)) ?(?:(?:la|le|les|l'|une?|du|de|d'|mon|ma|mes|prochaine?|formation|session|examen|stage|caces|permis) ?){0,6}$/;
const renews = /\b(?:recycl\w+|renouvel\w+|maintien|mac|mise a jour|remise a niveau)\b[^.;,]{0,20}$/;

/** Whether the words around a diploma, a licence or a certificate say that it is still to come, as of a formation that is planned. */
export function isAnnounced(lineBefore: string, lineAfter: string): boolean {
  const opening = foldText(lineBefore);
  return !renews.test(opening) && (behind.test(foldText(lineAfter)) || before.test(opening));
}

/** Whether the words behind anything else, a tool or a method, say that it is yet to be learnt: « Sage, formation prévue ». */
export function isToBeLearnt(lineAfter: string): boolean {
  return actBehind.test(foldText(lineAfter));
}
