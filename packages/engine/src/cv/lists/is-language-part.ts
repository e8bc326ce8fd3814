import { findLanguages } from '../../text/find-languages.ts';
import { activitiesIn } from '../../text/language-grid.ts';
import { tokenise } from '../../text/tokenise.ts';

/** Whether a line inside the languages of a CV only names one, « ALLEMAND », or heads a grid, « COMPRENDRE PARLER ÉCRIRE ». */
export function isLanguagePart(text: string): boolean {
  const [language] = findLanguages(text);
  if (language && language.span.start === 0 && language.span.end === text.length) return true;
  const words = tokenise(text).filter(({ key }) => key.length > 3);
  return words.length > 0 && words.every(({ key }) => activitiesIn(key)[0] === key);
}
