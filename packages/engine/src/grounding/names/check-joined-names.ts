import type { CheckContext, Finding } from '../context.ts';
import { areBeside } from '../facts/beside.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { inTerm } from '../words/in-term.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isPublicBody } from './place-names.ts';

type Reading = CheckContext['reading'];

/** What stands before the name of a house. */
const leads = new Set(
  'chez agence societe groupe enseigne cabinet compagnie etablissements la le les au aux'.split(' '),
);
/** Articles stand before a house where it does something for the speaker, or the speaker is at it. */
const articles = new Set('la le les au aux'.split(' '));
const atWork = /(?:\ba la|\baux?|\b(?:par|pour|chez|de|avec) l[ae]s?) $/;
const hires = /^ (?:[a-z]+ )?m'(?:a|ont|avait|avaient|employait|emploie)\b/;
const longest = 6;

/**
 * « l’agence Sud Équipe », « à la Caisse d’Épargne de Loches » of one who tells of « épargne » and of a « caisse »: a name
 * whose words are everyone’s or stand in the documents, never together.
 */
export function checkJoinedNames(context: CheckContext): Finding[] {
  const { reading, marks, own, terms } = context;
  const { tokens, text, folded } = reading;
  const found: Finding[] = [];
  for (let index = 1; index < tokens.length; index++) {
    const start = tokens[index]?.start ?? 0;
    if (marks[start] !== stances.self || !isCapital(reading, index) || !leads.has(tokens[index - 1]?.key ?? ''))
      continue;
    const run = runFrom(reading, index);
    const end = tokens[run.at(-1) ?? index]?.end ?? start;
    if (run.length < 2 || inTerm(terms, start) || isPublicBody(folded, tokens[index] as (typeof tokens)[number]))
      continue;
    const isHouse =
      !articles.has(tokens[index - 1]?.key ?? '') ||
      atWork.test(folded.slice(Math.max(0, start - 14), start)) ||
      hires.test(folded.slice(end, end + 24));
    if (
      !isHouse ||
      standTogether(
        own,
        run.map((at) => reading.stems[at] as string),
      )
    )
      continue;
    found.push({ kind: 'name', start, end, reason: reasons.name(text.slice(start, end)) });
    index = run.at(-1) ?? index;
  }
  return found;
}

function isCapital({ text, tokens }: Reading, index: number): boolean {
  const written = text.slice(tokens[index]?.start ?? 0, tokens[index]?.end ?? 0);
  return /^\p{Lu}\p{Ll}/u.test(written);
}

/** The capitals of one name, small words between them left out. */
function runFrom(reading: Reading, from: number): number[] {
  const { tokens, text } = reading;
  const run = [from];
  for (let index = from + 1; index < tokens.length && run.length < longest; index++) {
    const gap = text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start);
    if (!/^[ '’&-]{1,3}$/.test(gap)) break;
    if (isCapital(reading, index)) run.push(index);
    else if (!isSmallWord(tokens[index]?.key ?? '') || !isCapital(reading, index + 1)) break;
  }
  return run;
}

/** On one line, or, where a narrow column breaks the name over two, each word near the next. */
function standTogether({ linesOfStem, beside }: CheckContext['own'], words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  return (
    [...(linesOfStem.get(first) ?? [])].some((line) => others.every((word) => linesOfStem.get(word)?.has(line))) ||
    others.every((word, at) => areBeside(beside, words[at] as string, word))
  );
}
