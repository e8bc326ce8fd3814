import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import { type CheckContext, type Finding, factsAt } from '../context.ts';
import { areBeside } from '../facts/beside.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { isBenign, isOpener } from '../words/ordinary-words.ts';
import { provesAcronym, standsForAcronym } from './acronyms.ts';
import { checkTowns } from './check-towns.ts';
import { isShortFor, isSpelledOut } from './expansions.ts';
import { abbreviated, isTold } from './is-told.ts';
import { looksLikeName } from './looks-like-name.ts';
import { isMakerTold } from './makers.ts';
import { isDemonym, isFromThere, isPeopled } from './named-people.ts';
import { isAreaTold, isNationNamed, isNationTold, isPublicBody, regionEnd } from './place-names.ts';
import { isWayThere } from './way-there.ts';

/** Names of firms, places, persons, schools and products that no document tells. */
export function checkNames(context: CheckContext): Finding[] {
  const { reading } = context;
  const caps = capitalSentences(context);
  const found: Finding[] = checkTowns(context);
  for (let index = 0; index < reading.tokens.length; index++) {
    const region = mayOpenName(reading, index) ? regionEnd(reading.text, reading.tokens, index) : null;
    if (region !== null) {
      while ((reading.tokens[index + 1]?.end ?? region + 1) <= region) index++;
      continue;
    }
    const name = nameAt(context, index, caps);
    if (!name) continue;
    found.push(name);
    while (index + 1 < reading.tokens.length && (reading.tokens[index + 1]?.end ?? 0) <= name.end) index++;
  }
  return found;
}

function mayOpenName({ text, tokens }: CheckContext['reading'], index: number): boolean {
  const first = text[tokens[index]?.start ?? 0] ?? '';
  return first !== first.toLowerCase();
}

function nameAt(context: CheckContext, index: number, caps: ReadonlySet<number>): Finding | null {
  const { reading } = context;
  const token = reading.tokens[index];
  if (!token) return null;
  const facts = factsAt(context, token.start);
  if (!facts || /^\d+$/.test(token.key)) return null;
  const inCaps = caps.has(sentenceAt(reading.sentences, token.start));
  if (isSigned(facts, reading, token)) return signedAt(reading, token);
  if (!looksLikeName(context, index, inCaps)) return null;
  if (
    isTold(facts, reading.stems[index] as string, token.key) ||
    isDemonym(facts, token.key) ||
    isPeopled(facts, token.key) ||
    isFromThere(reading, token) ||
    isNationTold(facts, token.key) ||
    isAreaTold(facts, token.key) ||
    isJoinedNationTold(facts, reading, index) ||
    isPublicBody(reading.folded, token) ||
    isMakerTold(facts, reading.folded, token) ||
    isOfTheirs(context, token) ||
    isWayThere(context, token) ||
    isNamedPerson(context, index) ||
    isDateWord(token.key)
  ) {
    return inCaps ? null : unlikelyPair(context, facts, index);
  }
  if (provesAcronym(context, facts, token.start, token.key) || standsForAcronym(context, facts, index)) return null;
  if (isShortFor(facts, token.key) || isSpelledOut(context, facts, token)) return null;
  const end = nameEnd(context, index, inCaps);
  return { kind: 'name', start: token.start, end, reason: reasons.name(reading.text.slice(token.start, end)) };
}

/** « Une partie de vos clients vient d’Allemagne »: where the offer says that they are from. */
function isOfTheirs({ reading: { folded, sentences }, all }: CheckContext, { key, start, end }: Token): boolean {
  const sentence = sentences[sentenceAt(sentences, start)] as Sentence;
  const lead =
    folded
      .slice(Math.max(sentence.start, start - 120), start)
      .split(/[;:]| (?:et|mais|car) /)
      .at(-1) ?? '';
  const clause = lead + (folded.slice(start, Math.min(sentence.end, end + 60)).split(/[,;:.!?]/)[0] ?? '');
  return /\b(?:vos|votre|vous)\b/.test(lead) && !ofMine.test(clause) && isNationNamed(all, key);
}

const ofMine = /\b(?:je|me|moi|mon|ma|mes|nous|nos|notre)\b|\b[jm]'/;

/** « ce que Madame Courtade décrit »: the person whom the offer names. */
function isNamedPerson({ reading: { tokens }, all }: CheckContext, index: number): boolean {
  const { key } = tokens[index] as Token;
  return /^(?:madame|monsieur|mme|mr|mlle|m)$/.test(tokens[index - 1]?.key ?? '') && isTold(all, stem(key), key);
}

/** « Régie+ »: a word of everyone’s with the sign that makes it a product, told with its sign alone. */
function isSigned({ flat }: Facts, { text, folded }: CheckContext['reading'], { start, end }: Token): boolean {
  if (text[end] !== '+' || end - start < 3 || /[\d+]/.test(text[end + 1] ?? '')) return false;
  return /\p{Lu}/u.test(text[start] ?? '') && !flat.includes(folded.slice(start, end + 1));
}

function signedAt({ text }: CheckContext['reading'], { start, end }: Token): Finding {
  return { kind: 'name', start, end: end + 1, reason: reasons.name(text.slice(start, end + 1)) };
}

/** « Grande-Bretagne », « Pays-Bas »: a nation of two words. */
function isJoinedNationTold(facts: Facts, { folded, tokens }: CheckContext['reading'], index: number): boolean {
  return [index, index - 1].some((at) => {
    const [first, second] = [tokens[at], tokens[at + 1]];
    if (!first || !second || folded.slice(first.end, second.start) !== '-') return false;
    const name = folded.slice(first.start, second.end);
    return isNationTold(facts, name) || isAreaTold(facts, name);
  });
}

function isDateWord(key: string): boolean {
  return /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|noel|epiphanie|paques|pentecote|toussaint|chandeleur|ascension|assomption|careme|ramadan|halloween|avent|rameaux|hanouka|armistice)$/.test(
    key,
  );
}

/** Sentences written all in capitals, where a capital says nothing. */
function capitalSentences({ reading: { sentences, text } }: CheckContext): Set<number> {
  const found = new Set<number>();
  sentences.forEach(({ start, end }, index) => {
    const sample = text.slice(start, Math.min(end, start + 400));
    const upper = lengthOf(sample.match(/\p{Lu}+/gu));
    if (upper > 8 && upper > lengthOf(sample.match(/\p{Ll}+/gu)) * 3 && /\s/.test(sample.trim())) found.add(index);
  });
  return found;
}

function lengthOf(parts: readonly string[] | null): number {
  return (parts ?? []).reduce((sum, { length }) => sum + length, 0);
}

/** The capitals that follow belong to the same name. */
function nameEnd({ reading: { tokens, text } }: CheckContext, index: number, inCaps: boolean): number {
  let end = (tokens[index] as (typeof tokens)[number]).end;
  for (let at = index + 1; !inCaps && at < tokens.length && at < index + 6; at++) {
    const token = tokens[at] as (typeof tokens)[number];
    const first = text[token.start] as string;
    if (!/^[ '&-]{1,3}$/.test(text.slice(end, token.start)) || first === first.toLowerCase()) break;
    end = token.end;
  }
  return end;
}

/** « Hôpital Saint-Louis » of a CV that has a hospital and a rue Saint-Louis: both words are told, never together. */
function unlikelyPair({ reading, marks }: CheckContext, facts: Facts, index: number): Finding | null {
  const { tokens, text, stems } = reading;
  const token = tokens[index] as (typeof tokens)[number];
  const next = tokens[index + 1];
  if (!next || marks[token.start] !== stances.self || !/^[ -]$/.test(text.slice(token.end, next.start))) return null;
  const letter = text[next.start] as string;
  if (letter === letter.toLowerCase() || /\d/.test(letter) || isOpener(token.key) || isBenign(next.key)) return null;
  if (!isTold(facts, stems[index + 1] as string, next.key)) return null;
  const firsts = [stems[index] as string, abbreviated[token.key] ?? ''];
  if (firsts.some((first) => areBeside(facts.beside, first, stems[index + 1] as string))) return null;
  return { kind: 'name', start: token.start, end: next.end, reason: reasons.name(text.slice(token.start, next.end)) };
}
