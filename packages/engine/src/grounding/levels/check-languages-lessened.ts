import { findLanguages } from '../../text/find-languages.ts';
import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

const little =
  /^,? (?:(?:mais |je n'en ai |c'est |et )?(?:seulement|juste|uniquement|que|tout juste) )(?:quelques mots|quelques bases|les bases|des notions|de simples notions|quelques notions)/;
/** The rank of « B2 ». */
const good = 4;

/** « Je parle portugais, mais seulement quelques mots » of one who speaks it fluently: less than the documents tell. */
export function checkLanguagesLessened({ reading, marks, own }: CheckContext): Finding[] {
  const { text, folded, tokens } = reading;
  return findLanguages(text, tokens).flatMap(({ name, named: { start, end } }): Finding[] => {
    const said = little.exec(folded.slice(end, end + 60))?.[0];
    if (said === undefined || marks[start] !== stances.self || (own.languages.get(name) ?? 0) < good) return [];
    const last = end + said.length;
    return [{ kind: 'level', start, end: last, reason: reasons.denied(text.slice(start, last)) }];
  });
}
