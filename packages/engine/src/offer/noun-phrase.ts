import type { Token } from '../text/tokenise.ts';
import { endsPhrase, isAdverb, isWord } from './phrase-words.ts';
import { readVerb } from './read-verb.ts';
import { gapBefore, isConjunction, type Walk } from './walk.ts';

/** A run of words, `to` excluded, with the article before it. */
export type Run = { from: number; to: number; article: string };
type Found = { phrase: Run | null; next: number; tail: boolean };

/** The noun with its complements that begins at a word, and whether a preposition follows it. */
export function nounPhraseAt(walk: Walk, index: number): Found {
  const { from, article } = skipLead(walk, index);
  if (from >= walk.tokens.length || (from > index && gapBefore(walk, from) !== ''))
    return { phrase: null, next: from, tail: false };
  const { at, end } = runFrom(walk, from);
  const stop = walk.tokens[at];
  const tail =
    at > index && stop !== undefined && gapBefore(walk, at) === '' && hangs(stop) && !readVerb({ ...walk }, at, false);
  const phrase = end > from ? { from, to: trimmed(walk, from, end, stop), article } : null;
  return { phrase, next: Math.max(at, index + 1) - (tail ? 1 : 0), tail };
}

/** Where a phrase stops, and where it ends without the small words before that. */
function runFrom(walk: Walk, from: number): { at: number; end: number } {
  let at = from;
  let end = from;
  while (at < walk.tokens.length && (at === from || gapBefore(walk, at) === '')) {
    const kept = wordsKept(walk, from, at);
    if (kept === 0) break;
    at += kept;
    if (!isJoint(walk.tokens[at - 1] as Token)) end = at;
  }
  return { at, end };
}

/** What stops a phrase and hangs on it: a preposition or a verb, not « et » nor another article. */
function hangs(stop: Token): boolean {
  return !isConjunction(stop) && (!isWord('before', stop.key) || isWord('determiner', stop.key));
}

function isJoint(token: Token): boolean {
  return isWord('joint', token.key) || isWord('determiner', token.key) || /^(?:en|a|au|aux)$/.test(token.key);
}

function isLead(key: string): boolean {
  return isWord('determiner', key) || isWord('before', key);
}

/** Past articles, numbers and words that only lead to the noun: « une bonne connaissance des ». */
function skipLead(walk: Walk, index: number): { from: number; article: string } {
  const lead = { from: index, article: '' };
  while (lead.from < walk.tokens.length) {
    if (lead.from > index && gapBefore(walk, lead.from) !== '') break;
    if (!skipOne(walk, lead)) break;
  }
  return lead;
}

const contracted: Record<string, string> = { des: 'les', du: 'le' };

function skipOne(walk: Walk, lead: { from: number; article: string }): boolean {
  const { key } = walk.tokens[lead.from] as Token;
  if (isWord('determiner', key)) {
    lead.article = key;
    lead.from++;
    return true;
  }
  if ((isWord('light', key) || key === 'remise') && leadsOn(walk, lead.from)) {
    lead.from = afterLight(walk, lead.from);
    lead.article = contracted[walk.tokens[lead.from - 1]?.key ?? ''] ?? '';
    return true;
  }
  if (!isWord('before', key) && !isAdverb(key) && !isNumber(walk, lead.from)) return false;
  if (isNumber(walk, lead.from)) lead.article = 'des';
  lead.from++;
  return true;
}

function isNumber(walk: Walk, index: number): boolean {
  const { key } = walk.tokens[index] as Token;
  return /^\d+$/.test(key) && !/^\d+$/.test(walk.tokens[index + 1]?.key ?? '0');
}

const leadOn = /^(?:de|d|du|des|en|dans|sur|a|au|aux|avec|aupres|of|in|with|comme)$/;

/** « connaissance de », « expérience confirmée en »; « pratique » alone leads nowhere. */
function leadsOn(walk: Walk, index: number): boolean {
  return afterLight(walk, index) > index + 1;
}

function afterLight(walk: Walk, index: number): number {
  const action = afterAction(walk, index);
  if (action) return action;
  for (let at = index + 1; at <= index + 5 && at < walk.tokens.length; at++) {
    if (gapBefore(walk, at) !== '') break;
    const isLeast = /^(?:moins|minimum|mini|plus)$/.test(walk.tokens[at + 1]?.key ?? '');
    if (leadOn.test((walk.tokens[at] as Token).key) && !isLeast) return at + 1;
  }
  return index + 1;
}

/** « mise à jour des … », « prise en charge de … » */
function afterAction(walk: Walk, index: number): number | null {
  const [first, second, third, fourth] = walk.tokens.slice(index, index + 4).map(({ key }) => key);
  const action =
    /^(?:mise a (?:jour|disposition)|(?:re)?mise en (?:place|oeuvre|application|ordre)|prise en charge|prise en compte)$/;
  if (!action.test(`${first} ${second} ${third}`) || !/^(?:de|d|du|des)$/.test(fourth ?? '')) return null;
  return gapBefore(walk, index + 3) === '' ? index + 4 : null;
}

/** How many words the phrase goes on with at a place; none where it ends. */
function wordsKept(walk: Walk, from: number, at: number): number {
  const { key } = walk.tokens[at] as Token;
  if (isConjunction(walk.tokens[at]) || isAdverb(key)) return 0;
  if (isWord('tail', key)) return at === from + 1 ? placeKept(walk, at) : 0;
  if (isPlaced(key) || isWord('joint', key)) return at > from ? hungOn(walk, at) : 0;
  if ((endsPhrase(key) && !isRequest(walk, at)) || isWord('determiner', key)) return 0;
  return at > from && opensAnew(walk, at) ? 0 : 1;
}

/** « Les demandes de congés » are things, where what is « demandé » is a condition of the sentence. */
function isRequest({ tokens }: Walk, at: number): boolean {
  const before = tokens[at - 1]?.key ?? '';
  return /^demandes?$/.test((tokens[at] as Token).key) && (isWord('determiner', before) || isWord('joint', before));
}

/** A verb, or a number that is no code, is no part of what stands before it. */
function opensAnew(walk: Walk, at: number): boolean {
  if (readVerb({ ...walk, reading: { duties: false, list: false } }, at, false)) return true;
  return /^\d/.test((walk.tokens[at] as Token).key) && !isCode(walk, at);
}

function hungOn(walk: Walk, at: number): number {
  return isWord('joint', (walk.tokens[at] as Token).key) ? jointKept(walk, at) : prepositionKept(walk, at);
}

function isPlaced(key: string): boolean {
  return key === 'en' || key === 'a' || key === 'au' || key === 'aux';
}

/** « de la douleur », « d'accueil »: kept with the word that follows. */
function jointKept(walk: Walk, at: number): number {
  let next = at + 1;
  while (next < walk.tokens.length && isLead((walk.tokens[next] as Token).key) && next < at + 3) next++;
  const token = walk.tokens[next];
  if (
    !token ||
    gapBefore(walk, next) !== '' ||
    isWord('tail', token.key) ||
    (endsPhrase(token.key) && !isRequest(walk, next) && !isQuarter(walk, next)) ||
    isConjunction(token)
  )
    return 0;
  return /^\d/.test(token.key) || /^(?:nos|notre|votre|vos|son|sa|ses)$/.test(walk.tokens[next - 1]?.key ?? '')
    ? 0
    : next - at + 1;
}

/** « Les quarts d’heure prévention » are meetings, and no time. */
function isQuarter({ tokens }: Walk, at: number): boolean {
  return tokens[at]?.key === 'heure' && /^quarts?$/.test(tokens[at - 2]?.key ?? '') && tokens[at + 1] !== undefined;
}

/** « vente à distance », « travail en hauteur »; « à l'assiette » only where the phrase ends there. */
function prepositionKept(walk: Walk, at: number): number {
  const next = walk.tokens[at + 1];
  if (!next || gapBefore(walk, at + 1) !== '' || /^\d/.test(next.key)) return 0;
  const key = (walk.tokens[at] as Token).key;
  const article = /^(?:la|l)$/.test(next.key) && key === 'a';
  const noun = article ? at + 2 : at + 1;
  const word = walk.tokens[noun];
  if (!word || gapBefore(walk, noun) !== '' || isLead(word.key) || isWord('void', word.key) || endsPhrase(word.key))
    return 0;
  if (/(?:er|ir|re|ant)$/.test(word.key)) return 0;
  if (!article && (key === 'en' || key === 'a')) return 2;
  const ends =
    noun + 1 >= walk.tokens.length || gapBefore(walk, noun + 1) !== '' || isConjunction(walk.tokens[noun + 1]);
  if (ends) return noun - at + 1;
  const further = article ? complementKept(walk, noun + 1) : 0;
  return further > 0 ? noun - at + 1 + further : 0;
}

/** « accompagnement à la recherche d’emploi » */
function complementKept(walk: Walk, at: number): number {
  return isWord('joint', walk.tokens[at]?.key ?? '') ? jointKept(walk, at) : 0;
}

/** « suivi dans l’emploi »: where the task alone says nothing. */
function placeKept(walk: Walk, at: number): number {
  const [task, joint, article, noun] = walk.tokens.slice(at - 1, at + 3).map(({ key }) => key);
  if (joint === 'avec') return withWhom(walk, at);
  if (joint !== 'dans') return 0;
  if (!/^(?:suivi|maintien|accompagnement|insertion|integration|travail)$/.test(task ?? '')) return 0;
  if (!/^(?:l|le|la)$/.test(article ?? '') || !noun || isWord('void', noun) || gapBefore(walk, at + 2) !== '') return 0;
  const ends = at + 3 >= walk.tokens.length || gapBefore(walk, at + 3) !== '' || isConjunction(walk.tokens[at + 3]);
  return ends ? 3 : 0;
}

/** « relations avec les greffes »: with whom is what is asked. */
function withWhom(walk: Walk, at: number): number {
  const [task, , article, noun] = walk.tokens.slice(at - 1, at + 3).map(({ key }) => key);
  if (!/^(?:relations?|liens?|liaisons?|echanges?|interface|coordination|partenariats?)$/.test(task ?? '')) return 0;
  if (!/^(?:les|l|le|la|des|nos)$/.test(article ?? '') || !noun || isWord('void', noun)) return 0;
  return gapBefore(walk, at + 1) === '' && gapBefore(walk, at + 2) === '' && !isLead(noun) ? 3 : 0;
}

/** « ISO 9001 », « niveau 2 », « Windows 11 » */
function isCode(walk: Walk, at: number): boolean {
  const before = walk.tokens[at - 1] as Token;
  const written = walk.text.slice(walk.sentence.start + before.start, walk.sentence.start + before.end);
  return /^\p{Lu}/u.test(written) || /^(?:niveau|classe|categorie|norme|version)s?$/.test(before.key);
}

/** « les outils nouveaux » ends on nothing; « matières premières » on what makes them so. */
function isIdleEnd({ key }: Token): boolean {
  return isLead(key) && !/^premieres?$/.test(key);
}

/** Without the participle before « par », nor what a phrase does not end on. */
function trimmed(walk: Walk, from: number, end: number, stop: Token | undefined): number {
  let to = end;
  const last = walk.tokens[to - 1] as Token;
  if (stop?.key === 'par' && to - from > 1 && /(?:e|ee|es|ees|is|ise|us|ue|ts?|te)$/.test(last.key)) to--;
  while (to > from + 1 && (isJoint(walk.tokens[to - 1] as Token) || isIdleEnd(walk.tokens[to - 1] as Token))) to--;
  return to;
}
