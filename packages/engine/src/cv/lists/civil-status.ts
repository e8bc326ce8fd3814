import { foldText } from '../../text/fold-text.ts';

const civilStatus =
  /^\W{0,3}(?:nee? (?:le |en )?\d|nationalite|celibataire|mariee?\b|pacsee?\b|divorcee?\b|veu(?:f|ve)\b|etat civil|situation (?:de famille|familiale)|\d\d ans\b,?[^.]{0,40}(?:enfant|mari|celib))|\brqth\b|^(?!.*\b(?:je|j|mon|ma|mes)\b).{0,60}\b(?:catholique|protestante?|musulmane?|juive?) (?:pratiquante?|croyante?)/;

/**
 * Whether a line tells who somebody is and not what they do: « Née le … à Tunis, mariée, 3 enfants », « Catholique –
 * déléguée syndicale – RQTH ». Such a line is no summary and lists no skill.
 */
export function tellsCivilStatus(line: string): boolean {
  return civilStatus.test(foldText(line.slice(0, 300)));
}
