import type { CheckContext, Finding } from '../context.ts';
import { firstStudy, stemsOf } from '../facts/career.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { type HeldDiploma, heldDiplomas } from './held-diplomas.ts';

/** « Éducatrice spécialisée diplômée d’État », « assistante sociale titulaire du diplôme d’État ». */
const byState =
  /(?<=^|[^a-z])([a-z]{5,}(?:[ -](?:de |d'|en |des )?[a-z]{4,}){0,3}?),? (?:diplomee?s? d'etat|diplomee?(?= (?:depuis|en) (?:19|20)\d\d)|titulaire du diplome d'etat|\(de\))(?![a-z])/g;
const avowed =
  /\b(?:pas|jamais|non|bientot|future?|demain|encore|prochain\w*|quand|serai|deviendr\w+|devenir|prepar\w+|formation|voie|cours|etudiante?)\b/;
const headLength = 5;

/** A trade told with the diploma of the State that leads to it, where the documents say of that diploma that it is not held. */
export function checkStateDiploma({ reading, marks, own }: CheckContext): Finding[] {
  return [...reading.folded.matchAll(byState)].flatMap(({ index, 0: written, 1: trade = '' }): Finding[] => {
    const sentence = reading.sentences[sentenceAt(reading.sentences, index)];
    const before = reading.folded.slice(Math.max(sentence?.start ?? 0, index - 60), index);
    const end = index + written.length;
    const words = stemsOf(trade).slice(-2);
    if (marks[index] !== stances.self || avowed.test(before + written) || words.length === 0) return [];
    const meant = heldDiplomas(own).filter((each) => leadsTo(each, words));
    if (meant.length === 0) return [];
    const year = /^,? (?:depuis|en) ((?:19|20)\d\d)\b/.exec(reading.folded.slice(end, end + 16));
    if (year && isOfOtherYear(own, meant, year[1] ?? ''))
      return [{ kind: 'date', start: index, end: end + year[0].length, reason: reasons.date(year[1] ?? '') }];
    if (!meant.every(({ obtained }) => obtained === false)) return [];
    return [{ kind: 'diploma', start: index, end, reason: reasons.notObtained(reading.text.slice(index, end)) }];
  });
}

/** « Infirmier diplômé d’État depuis 2007 » of a diploma of 2013: each has a year, and none is this one. */
function isOfOtherYear({ cv }: CheckContext['own'], meant: readonly HeldDiploma[], year: string): boolean {
  const years = meant.map(({ owner }) => cv?.education[owner - firstStudy]?.year ?? null);
  return years.every((each) => each !== null && each !== year);
}

/** A diploma of the State by whose name the trade goes: « diplôme d’État d’éducateur spécialisé » of an « éducatrice ». */
function leadsTo({ stems, heads, owner }: HeldDiploma, words: readonly string[]): boolean {
  const isOfState = stems.has('etat') || stems.has('de');
  return owner >= 0 && isOfState && words.every((word) => stems.has(word) || heads.has(word.slice(0, headLength)));
}
