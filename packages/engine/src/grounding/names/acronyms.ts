import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { oncePer } from '../text/once-per.ts';
import { isSmallWord } from '../words/small-words.ts';

/**
 * « CHU » where the CV writes « Centre hospitalier universitaire ». Whom one worked for is told by the name of a house alone:
 * « installation de blocs modulaires » makes nobody’s « chez IBM ».
 */
export function provesAcronym(
  { reading: { folded, text } }: CheckContext,
  facts: Facts,
  start: number,
  key: string,
): boolean {
  const written = text.slice(start, start + key.length);
  if (key.length < 2 || key.length > 6 || written !== written.toUpperCase()) return false;
  if (facts.acronyms.has(key)) return true;
  if (/\b(?:chez |rejoint |au sein d(?:e |'|u ))(?:l'|la |le )?$/.test(folded.slice(Math.max(0, start - 18), start)))
    return false;
  // Two letters are those of anything: « AT » is the end of « déclarations d’accident du travail ».
  return key.length > 2 ? initialsOf(facts).includes(key) : `${initialsOf(facts)} `.includes(`${key} `);
}

/** The first letters of the telling words of the documents: « charges constatées d’avance » proves « CCA ». */
const initialsOf = oncePer(({ reading: { folded } }: Facts) =>
  folded
    .split(/[^a-z '-]+/)
    .map((part) =>
      part
        .split(/[ '-]/)
        .filter((word) => word.length > 2 && !isSmallWord(word))
        .map((word) => word[0])
        .join(''),
    )
    .join(' '),
);

/** « Centre hospitalier universitaire » where the CV writes « CHU ». */
export function standsForAcronym({ reading: { tokens } }: CheckContext, facts: Facts, index: number): boolean {
  let initials = '';
  for (let at = index; at < tokens.length && at < index + 9; at++) {
    const { key } = tokens[at] as (typeof tokens)[number];
    if (!isSmallWord(key)) initials += key[0];
    if (initials.length >= 3 && facts.capitals.has(initials)) return true;
    if (initials.length > 6) return false;
  }
  return false;
}
