import type { Token } from '../../text/tokenise.ts';
import { type CheckContext, isClaim } from '../context.ts';
import { readNumber } from '../figures/read-number.ts';
import { isPlain } from '../words/everyday.ts';
import { inTerm } from '../words/in-term.ts';
import { isBenign, isOpener, isOrdinary } from '../words/ordinary-words.ts';
import { isSmallWord } from '../words/small-words.ts';

const places = new Set(['chez', 'sous']);
const tools = new Set('logiciel logiciels progiciel outil erp crm'.split(' '));

/** Whether a word stands as a name does: by its capital where none is due, by capitals alone, or by what is before it. */
export function looksLikeName(context: CheckContext, index: number, inCaps: boolean): boolean {
  const { reading } = context;
  const { tokens, text } = reading;
  const token = tokens[index] as (typeof tokens)[number];
  const written = text.slice(token.start, token.end);
  const first = written[0] === '.' ? (written[1] ?? '') : (written[0] as string);
  const isCapital = first !== first.toLowerCase();
  if (token.key.length < 2 || isBenign(token.key) || inTerm(context.terms, token.start)) return false;
  if (isCounting(reading, index) || /^[abc][12]$/.test(token.key)) return false;
  if (isShouted(written, inCaps))
    return !isOrdinary(written, token.key) || (!inCaps && isHouse(context, index) && !isPlain(token.key));
  if (/\d/.test(token.key) && /[a-z]/.test(token.key)) return !isMeasure(token.key);
  if (!isCapital) return isSmallName(context, index);
  return !opensSentence(text, token.start, tokens[index - 1]?.end ?? 0) || opensWithName(context, index, written);
}

/**
 * « ADV EXPORT – ALIMENTAIRE »: a word of headings, too long for initials; of « Je possède SAUVETEUR SECOURISTE DU TRAVAIL »
 * all but the first two.
 */
function isShouted(written: string, inCaps: boolean): boolean {
  return inCaps ? written === written.toUpperCase() : written.length > 5 && /^\p{Lu}+$/u.test(written);
}

const toHouse = /^(?:chez|quitte|quittant|rejoint|rejoignant|integre|integrant)$/;

/** « chez GARAGE SCHOENAUER », whatever its ending: who hired, in capitals where the sentence has none. */
function isHouse({ reading: { tokens } }: CheckContext, index: number): boolean {
  return [1, 2].some((back) => toHouse.test(tokens[index - back]?.key ?? ''));
}

/** « 25 kg », « 2e »: a figure with its unit. */
function isMeasure(key: string): boolean {
  return /^\d+(?:er|e|eme|ere|nd|nde|h|k|m|km|kg|ans|j|m2|md|eur|euros?|mois|x|go|mo|ha|g|l|t|cm|mm)?\d{0,2}$/.test(
    key,
  );
}

/** A first word of a sentence whose capital is its own. */
function opensWithName(context: CheckContext, index: number, written: string): boolean {
  const { key } = context.reading.tokens[index] as Token;
  if (opensPlainly(context, key)) return false;
  const inner = written.slice(1);
  if (inner !== inner.toLowerCase() || standsAsSubject(context, index)) return true;
  return !isOrdinary(written, key) && !goesOnSmall(context.reading, index) && !isDescribed(context.reading, index);
}

const completing =
  /^(?:de|du|des|d|au|aux|a|en|sur|par|pour|dans|avec|sous|entre|parmi|depuis|apres|avant|durant|lors|comme|le|la|les|l|un|une|mon|ma|mes|m)$/;

/** « Rompue au secrétariat », « Refonte d’un composant »: a first word that another one of the language completes. */
function goesOnSmall({ tokens, text }: CheckContext['reading'], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !next || text.slice(token.end, next.start) !== ' ') return false;
  return completing.test(next.key) && /\p{Ll}/u.test(text[next.start] ?? '');
}

const agreeing = /(?:é|és|ée|ées|te|tes|lle|lles|ive|ives|if|ifs|ale|ales|aux|ique|iques|aire|aires)$/u;

/** « Conquête nette de … », « Pertes réduites »: a noun with what is said of it, as bullets begin. */
function isDescribed({ tokens, text }: CheckContext['reading'], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !next || text.slice(token.end, next.start) !== ' ') return false;
  return agreeing.test(text.slice(next.start, next.end)) && /\p{Ll}/u.test(text[next.start] ?? '');
}

/** « QUATRE MOIS », « 900 M2 », « 2 200 EUR »: a number, or what a figure counts. */
function isCounting({ text, tokens }: CheckContext['reading'], index: number): boolean {
  const { key } = tokens[index] as Token;
  if (!/^\d/.test(key) && readNumber(text, tokens, index) !== null) return true;
  return /^\d+$/.test(tokens[index - 1]?.key ?? '') && units.test(key);
}

/** « Élu meilleur conseiller », « Promu en 2020 » */
const participle = /^(?:elu|recu|issu|venu|promu|devenu|tenu|ne|connu|vu)e?s?$/;

function opensPlainly(context: CheckContext, key: string): boolean {
  return isOpener(key) || participle.test(key) || isAgentOf(context, key);
}

/** « Judoka » of one who tells of judo. */
function isAgentOf({ own }: CheckContext, key: string): boolean {
  return [1, 2, 3, 4].some((letters) => key.length - letters >= 4 && own.words.has(key.slice(0, -letters)));
}

const units = /^(?:eur|euros?|m2|m3|ha|km|kg|go|to|mo|kva|kw|mw|ke|meur|ttc|ht)$/;

/** « chez transalpine », « sous le logiciel zorglub »: a name without its capital. */
function isSmallName(context: CheckContext, index: number): boolean {
  const { tokens, text } = context.reading;
  const token = tokens[index] as (typeof tokens)[number];
  const before = tokens[index - 1];
  if (!before || !isClaim(context, token.start) || !/^[ ]$/.test(text.slice(before.end, token.start))) return false;
  const written = text.slice(token.start, token.end);
  if (before.key === 'chez') return !isSmallWord(token.key) && !isOrdinary(written, token.key);
  // « le logiciel enfoui »: said of the tool, no name of it.
  const isSaidOf = tools.has(before.key) && /(?:é|i|u|al|el|if|ique|aire|able|eur)(?:e?s?)$/u.test(written);
  const marked = places.has(before.key) || (tools.has(before.key) && !isSaidOf);
  return marked && !isOrdinary(written, token.key) && !isSmallWord(token.key);
}

const verbs = new Set(
  'a est etait fut ont avait avaient sont etaient compte comptait employait emploie recrute'.split(' '),
);

const infinitive = /(?:er|ir|dre|tre|vre|ire)$/;
const matters =
  /^(?:compte (?!\d|plus de \d|\p{L}+ (?:salari|agen|magasin|site|collab))|(?:est|fut|était) (?:ce |pour |mon |ma |aussi |à )|a toujours )/u;

/** « Transalpine m’a confié … »: a bare word before its verb is a name. */
function standsAsSubject({ reading: { tokens, text } }: CheckContext, index: number): boolean {
  const token = tokens[index] as (typeof tokens)[number];
  const next = tokens[index + 1];
  if (!next || text.slice(token.end, next.start) !== ' ') return false;
  const after = tokens[index + 2];
  if (next.key === 'm' && text[next.end] === "'") return true;
  // « Transmettre compte beaucoup pour moi »: a verb that is the subject, which matters rather than has.
  if (infinitive.test(token.key) && matters.test(text.slice(next.start, next.start + 40))) return false;
  return verbs.has(next.key) && text[next.start] !== 'à' && text[next.start] !== 'À' && after !== undefined;
}

function opensSentence(text: string, start: number, before: number): boolean {
  if (before === 0) return true;
  const gap = text.slice(before, start);
  return /[.!?:\n•·«"(|–—*▪►;]/.test(gap) || /^\s*-\s/.test(gap);
}
