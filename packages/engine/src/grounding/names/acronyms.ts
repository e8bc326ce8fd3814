import { stem } from '../../text/stem.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { oncePer } from '../text/once-per.ts';
import { initialsOf } from '../words/is-in-initials.ts';
import { isSmallWord } from '../words/small-words.ts';

/**
 * « CHU » where the CV writes « Centre hospitalier universitaire ». Whom one worked for is told by the name of a house alone:
 * neither a duty nor a skill, « installation de blocs modulaires », makes « chez IBM » or « pour IBM » true.
 */
export function provesAcronym(
  { reading: { folded, text } }: CheckContext,
  facts: Facts,
  start: number,
  key: string,
): boolean {
  const written = text.slice(start, start + key.length);
  if (key.length < 2 || key.length > 6 || written !== written.toUpperCase()) return false;
  const lead = folded.slice(Math.max(0, start - 40), start);
  if (worksFor.test(lead)) return facts.houses.has(key);
  if (facts.acronyms.has(key)) return true;
  return key.length > 2 ? initialsOfParts(facts).includes(key) : endsPhrase(facts, lead, key);
}

const worksFor =
  /(?<![a-z])(?:(?:chez|rejoint|au sein d(?:e|u)) (?:l'|la |le )?|au sein d'|(?:pour|par|avec|groupe|societe|entreprise) )$/;

/**
 * Two letters are those of anything: « les déclarations d’AT » and « visites médicales, AT » need the word before on the
 * line that ends a phrase in « accident du travail ».
 */
function endsPhrase(facts: Facts, lead: string, key: string): boolean {
  const word = /([a-z]{4,})(?:, | (?:d'|de |de l'|de la |du |des |au |aux |a l'|a la ))$/.exec(lead)?.[1];
  const lines = word === undefined ? undefined : facts.linesOfStem.get(stem(word));
  return [...(lines ?? [])].some((line) => endsOfLines(facts).get(line)?.has(key));
}

/** By line, the last two first letters of each of its phrases. */
const endsOfLines = oncePer(
  ({ reading: { folded } }: Facts) =>
    new Map(
      folded.split('\n').map((text, line) => [line, new Set(partsOf(text).map((part) => initialsOf(part).slice(-2)))]),
    ),
);

/** The first letters of the telling words of the documents: « charges constatées d’avance » proves « CCA ». */
const initialsOfParts = oncePer(({ reading: { folded } }: Facts) => partsOf(folded).map(initialsOf).join(' '));

function partsOf(folded: string): string[] {
  return folded.split(/[^a-z '-]+/);
}

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
