import commonWords from '../../data/common-words.json' with { type: 'json' };
import type { FoundTerm } from '../skills/find-terms.ts';
import { knownCity } from '../text/known-names.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import type { Sentence } from './read-requirements.ts';

export type UnknownTerm = { term: string; start: number; end: number };

const common = new Set(commonWords);
/** What comes after these words is what is asked for. */
const cue =
  /(?:maitris(?:e|ez|es|er)(?: parfaitement| bien)?|connaissances?|connaiss(?:ez|ance)|connaitre|pratiqu(?:e|ez|er)|utilis(?:ation|ez|er|e)|logiciels?(?: metier)?|notions?|certification|formation|sensibilite|experience(?: confirmee| reussie| significative)?|knowledge|proficiency|experience|use|familiarity|expertise|comprehension|culture|bases|habilitation|label|methodology|methode|echelle|migration) (?:de la |de l'|des |du |de |d'une |d'un |d'|en |dans la |dans le |dans l'|dans |a la |a l'|aux |au |a |avec |of |in |with |le |la |les |l'|un |une |approfondie de |answering )/g;
const stopAt =
  /[,.;:()!?•\n]| (?:et|ou|and|or|est|sont|serait|seraient|pour|afin|dans|avec|qui|que|est un|sur|chez|comme|such as|tels?|telles?|is|are|par|vous|en cours|souhaite\w*|exige\w*|requis\w*|indispensable\w*|obligatoire\w*|necessaire\w*|apprecie\w*|a minima|minimum|ideally|idealement|will|would) /;

/** Terms no file knows, where the wording points at them: after « connaissance de… », or written like a name. */
export function findUnknownTerms(
  text: string,
  sentence: Sentence,
  known: readonly FoundTerm[],
  noise: ReadonlySet<string>,
): UnknownTerm[] {
  const taken = known.map((term) => ({ start: sentence.start + term.start, end: sentence.start + term.end }));
  const found: UnknownTerm[] = [];
  const add = (start: number, end: number) => {
    if (taken.some((span) => span.start < end && start < span.end) || noise.has(text.slice(start, end))) return;
    found.push({ term: text.slice(start, end), start, end });
    taken.push({ start, end });
  };
  for (const name of properNames(text, sentence)) add(name.start, name.end);
  for (const phrase of cuedPhrases(sentence)) add(phrase.start, phrase.end);
  return found.sort((a, b) => a.start - b.start);
}

/** Words written like names inside a sentence: « Kizeo », « MEDDIC », « NetVie », « ISO 50001 ». */
function properNames(text: string, sentence: Sentence): { start: number; end: number }[] {
  const tokens = tokenise(text.slice(sentence.start, sentence.end));
  const names: { start: number; end: number }[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (!isName(text, sentence, tokens, index)) continue;
    const from = index;
    while (index + 1 < tokens.length && follows(text, sentence, tokens, index + 1)) index++;
    const start = sentence.start + (tokens[from] as Token).start;
    const end = sentence.start + (tokens[index] as Token).end;
    if (!knownCity(text.slice(start, end)) && !/^\d+$/.test(text.slice(start, end))) names.push({ start, end });
  }
  return names;
}

function isName(text: string, sentence: Sentence, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const word = text.slice(sentence.start + token.start, sentence.start + token.end);
  if (word.length < 2 || /^[abc][12]$/.test(token.key) || common.has(token.key) || !/^\p{Lu}/u.test(word)) return false;
  const shouted = !/\p{Ll}/u.test(text.slice(sentence.start, sentence.end));
  const inner = shouted ? /\p{L}\d|\d\p{L}/u.test(word) : /\p{Ll}\p{Lu}|^\p{Lu}{3,8}$|\d/u.test(word);
  if (inner || shouted) return inner;
  return (
    index > 0 &&
    !/[.:!?]\s*$|["«“]\s?$/.test(
      text.slice(Math.max(0, sentence.start + token.start - 3), sentence.start + token.start),
    )
  );
}

function follows(text: string, sentence: Sentence, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const before = tokens[index - 1] as Token;
  if (token.start - before.end !== 1 || !/[ -]/.test(text[sentence.start + before.end] as string)) return false;
  return (
    /^[\p{Lu}\d]/u.test(text.slice(sentence.start + token.start, sentence.start + token.start + 1)) &&
    !common.has(token.key)
  );
}

const maxWords = 5;

function cuedPhrases(sentence: Sentence): { start: number; end: number }[] {
  const phrases: { start: number; end: number }[] = [];
  for (const match of sentence.folded.matchAll(cue)) {
    const from = match.index + match[0].length;
    const rest = sentence.folded.slice(from, from + 80);
    const stop = stopAt.exec(rest)?.index ?? rest.length;
    const words = tokenise(rest.slice(0, stop));
    const last = words.at(-1);
    const first = words.find((word) => !common.has(word.key));
    if (!first || !last || words.length > maxWords || first.key.length < 3 || /\d{1,2}$/.test(first.key)) continue;
    const kept = words.slice(words.indexOf(first));
    if (kept.every((word) => common.has(word.key)) || /^(?:notre|votre|nos|vos|ce|cette|similaire)/.test(first.key))
      continue;
    const start = sentence.start + from + first.start;
    phrases.push({ start, end: sentence.start + from + last.end });
  }
  return phrases;
}
