import type { CheckContext, Finding } from '../context.ts';
import { areBeside } from '../facts/beside.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import type { Stretch } from '../stance/stretch.ts';
import { inTerm } from '../words/in-term.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isPublicBody, numberOfDepartment, regionEnd } from './place-names.ts';

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

/** Kinds of houses whose name may go on in small letters. */
const houses =
  /^(?:agence|association|atelier|auberge|banque|brasserie|cabinet|caisse|centre|clinique|compagnie|comptoir|cooperative|credit|domaine|ecole|etude|ferme|fondation|foyer|garage|groupe|hopital|hotel|institut|maison|manufacture|mutuelle|office|restaurant|residence|societe|studio|theatre|union|usine|[a-z]{3,}erie)s?$/;
/** Said of a house by anybody, and no part of its name: « la Clinique privée Saint-Luc ». */
const anyHouse =
  /^(?:prive|publi|local|municipal|communal|intercommunal|departemental|regional|national|central|general|principal|actuel|familial)/;
const adjective = /(?:ale|al|elle|el|ienne|ien|ique|iste|aire|ive|if|iere|ier|oise|ois|aine|ain)s?$/;

/**
 * « l’agence Sud Équipe », « à la Caisse d’Épargne de Loches » of one who tells of « épargne » and of a « caisse »: a name
 * whose words are everyone’s or stand in the documents, never together.
 */
export function checkJoinedNames(context: CheckContext): Finding[] {
  const { tokens, text } = context.reading;
  const found: Finding[] = [];
  for (let index = 1; index < tokens.length; index++) {
    const run = houseAt(context, index);
    if (run === null) continue;
    const [start, end] = [tokens[index]?.start ?? 0, tokens[run.at(-1) ?? index]?.end ?? 0];
    found.push({ kind: 'name', start, end, reason: reasons.name(text.slice(start, end)) });
    index = run.at(-1) ?? index;
  }
  return found;
}

/** The words of a name of several that stands where a house does, and nowhere in the documents; null for none. */
function houseAt(context: CheckContext, index: number): number[] | null {
  const { reading, marks, own } = context;
  const { tokens, folded, stems } = reading;
  const token = tokens[index] as (typeof tokens)[number];
  const lead = tokens[index - 1]?.key ?? '';
  if (marks[token.start] !== stances.self || !leads.has(lead) || !isCapital(reading, index)) return null;
  const run = withoutDepartment(reading, own, runFrom(reading, index));
  const adjectives = run.filter((at) => !isCapital(reading, at));
  if (
    run.length < 2 ||
    (adjectives.length > 0 && !houses.test(token.key)) ||
    isTerm(context, token, adjectives.length > 0) ||
    isPublicBody(folded, token)
  )
    return null;
  const end = tokens[run.at(-1) ?? index]?.end ?? token.end;
  const isHouse =
    !articles.has(lead) ||
    atWork.test(folded.slice(Math.max(0, token.start - 14), token.start)) ||
    hires.test(folded.slice(end, end + 24));
  const words = run.filter((at) => !anyHouse.test(tokens[at]?.key ?? '')).map((at) => stems[at] as string);
  const isTold = words.length < 2 || standTogether(own, words) || isJobOf(own, words);
  return isHouse && !isTold ? run : null;
}

/** What the lists of skills name; « banque » of « Banque agricole » is the kind of house alone. */
function isTerm({ terms }: CheckContext, { start, end }: Stretch, goesOn: boolean): boolean {
  return inTerm(terms, start) && !(goesOn && terms.some((term) => term.start === start && term.end === end));
}

/** « la Clinique mutualiste de Lorient » of a job whose heading has its town on a line of its own. */
function isJobOf({ entries }: CheckContext['own'], words: readonly string[]): boolean {
  return entries.some(({ fullName, heading, towns }) => {
    const named = words.filter((word) => !towns.includes(word));
    return named.length < words.length && named.every((word) => fullName.includes(word) || heading.has(word));
  });
}

/** « Greta de Seine-Saint-Denis » of « Greta 93 »: a department whose number the documents have beside the name. */
function withoutDepartment({ tokens, text, stems }: Reading, own: CheckContext['own'], run: number[]): number[] {
  const at = run.findIndex((index) => regionEnd(text, tokens, index) === tokens[run.at(-1) ?? 0]?.end);
  const number =
    at > 0 ? numberOfDepartment(text.slice(tokens[run[at] ?? 0]?.start, tokens[run.at(-1) ?? 0]?.end)) : null;
  if (number === null) return run;
  const lines = own.linesOfStem.get(stems[run[0] ?? 0] as string) ?? [];
  const isBeside = [...lines].some((line) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(own.lineText(line)));
  return isBeside ? run.slice(0, at) : run;
}

function isCapital({ text, tokens }: Reading, index: number): boolean {
  const written = text.slice(tokens[index]?.start ?? 0, tokens[index]?.end ?? 0);
  return /^\p{Lu}\p{Ll}/u.test(written);
}

function isAdjective({ text, tokens }: Reading, index: number): boolean {
  const { key, start } = tokens[index] as (typeof tokens)[number];
  return text[tokens[index - 1]?.end ?? 0] === ' ' && /\p{Ll}/u.test(text[start] ?? '') && adjective.test(key);
}

/** The capitals of one name, small words between them left out, and an adjective behind the first: « Caisse rurale de Loches ». */
function runFrom(reading: Reading, from: number): number[] {
  const { tokens, text } = reading;
  const run = [from];
  for (let index = from + 1; index < tokens.length && run.length < longest; index++) {
    const gap = text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start);
    if (!/^[ '’&-]{1,3}$/.test(gap)) break;
    if (isCapital(reading, index) || (index === from + 1 && isAdjective(reading, index))) run.push(index);
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
