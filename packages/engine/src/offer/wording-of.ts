import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import { foldText } from '../text/fold-text.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import { dutyVerb, isActionNoun } from './duty-verbs.ts';

/** The longest wording that still reads like a name, in characters. */
const longest = 60;

/**
 * The name of a skill as the offer writes it: « DHCP » rather than the wider term it is known by, since the employer's
 * own word is what people and software look for. The known term where the offer tells it by a verb (« vous gérez les
 * stocks »), and for diplomas and licences.
 */
export function wordingOf({ term, kind, span }: Requirement, { text }: Pick<ParsedOffer, 'text'>): string {
  if (kind !== 'skill') return term;
  const written = text.slice(span.start, span.end);
  const words = tokenise(written);
  const [first] = words;
  if (!first || written.length > longest || /[\n:;(]/.test(written) || isVerb(first.key, words[1]?.key ?? ''))
    return term;
  const known = new Set(tokenise(term).map(({ stem }) => stem));
  const isSame = words.every(({ key }) => known.has(stem(key)) || key.length < 3);
  return isSame || foldText(written) === foldText(term) ? term : written;
}

/** « vous gérez les stocks », « tu formes les équipes », « entretient avec soin », and what somebody « a formé ». */
function isVerb(word: string, next: string): boolean {
  if (dutyVerb(word, 'infinitive') || /(?:ez|ons)$/.test(word)) return true;
  if (isActionNoun(word) || isActionNoun(word.replace(/s$/, ''))) return false;
  if (dutyVerb(word, 'third') && /t$/.test(word)) return true;
  const isTold = (['thou', 'third', 'participle'] as const).some((form) => dutyVerb(word, form));
  return isTold && /^(?:les?|la|l|une?|des|nos|tes|ton|ta)$/.test(next);
}
