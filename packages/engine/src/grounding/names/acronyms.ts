import { oncePer } from '../../text/once-per.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
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
  return facts.named.has(key) || phrases(facts).joined.has(key) || isPhrase(facts, lead, key);
}

const worksFor =
  /(?<![a-z])(?:(?:chez|rejoint|au sein d(?:e|u)) (?:l'|la |le )?|au sein d'|(?:pour|par|avec|groupe|societe|entreprise) )$/;
const article = /(?<![a-z])(?:les?|la|des|du|une?|[mnv]os|mes|ses|leurs?|ces?|cette|aux?|en) $|(?<![a-z])l'$/;

/**
 * « les CCA » of « charges constatées d’avance », « les déclarations d’AT » of « déclarations d’accident du travail »: said of a
 * thing, with its article, or beside a word of the same line; two letters, those of anything, beside such a word alone. A
 * firm has neither (« Salariée d’IBM », « IBM m’a confié … »).
 */
function isPhrase(facts: Facts, lead: string, key: string): boolean {
  const { all, byLine } = phrases(facts);
  if (key.length > 2 && article.test(lead)) return all.includes(key);
  const word = /([a-z]{4,})(?:,? ?\(?| (?:d'|de |de l'|de la |du |des |au |aux |a l'|a la ))$/.exec(lead)?.[1];
  const lines = word === undefined ? undefined : facts.linesOfStem.get(stem(word));
  return [...(lines ?? [])].some((line) => {
    const told = byLine[line] ?? '';
    return key.length > 2 ? told.includes(key) : told.includes(`${key} `);
  });
}

/** The first letters of the telling words of the documents, of each line, a space behind each phrase, and of « cafés-hôtels-restaurants », « procès-verbaux ». */
const phrases = oncePer(({ reading: { folded } }: Facts) => {
  const byLine = folded.split('\n').map((line) =>
    partsOf(line)
      .map((part) => `${initialsOf(part)} `)
      .join(''),
  );
  const joined = new Set(
    (folded.match(/(?<![a-z-])[a-z]{1,30}(?:-[a-z]{1,30}){1,5}(?![a-z-])/g) ?? []).map(initialsOf),
  );
  return { all: byLine.join(''), byLine, joined };
});

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
