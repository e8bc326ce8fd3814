import { knownCity } from '../../text/known-names.ts';
import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import { type CheckContext, type Finding, factsAt, isClaim } from '../context.ts';
import { areBeside } from '../facts/beside.ts';
import type { Facts } from '../facts/facts.ts';
import { readNumber } from '../figures/read-number.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { inTerm } from '../words/in-term.ts';
import { isBenign, isOpener, isOrdinary } from '../words/ordinary-words.ts';
import { isSmallWord } from '../words/small-words.ts';
import { provesAcronym, standsForAcronym } from './acronyms.ts';
import { checkTowns } from './check-towns.ts';
import { isAreaTold, isNationNamed, isNationTold, isPublicBody, regionEnd } from './place-names.ts';

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
    isPublicBody(reading.folded, token) ||
    isOfTheirs(context, token) ||
    isWayThere(context, token) ||
    isNamedPerson(context, index) ||
    isDateWord(token.key)
  ) {
    return inCaps ? null : unlikelyPair(context, facts, index);
  }
  if (provesAcronym(context, facts, token.start, token.key) || standsForAcronym(context, facts, index)) return null;
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

function isTold(facts: Facts, stem: string, key: string): boolean {
  return facts.words.has(key) || facts.words.has(stem) || facts.words.has(`${key}s`);
}

type Heads = { cities: Set<string>; short: Set<string> };
const heads = new WeakMap<ReadonlySet<string>, Heads>();

/** How the towns of the documents begin, and other short words that may be towns. */
function demonymHeads(words: ReadonlySet<string>): Heads {
  const known = heads.get(words);
  if (known) return known;
  const short = [...words].filter(({ length }) => length >= 4 && length < 12);
  const found = {
    cities: new Set(short.filter((word) => knownCity(word) !== null).map((word) => word.slice(0, 4))),
    short: new Set(short.filter(({ length }) => length > 4 && length < 8).map((word) => word.slice(0, 5))),
  };
  heads.set(words, found);
  return found;
}

/** « Marseillaise » of one who lives in Marseille. */
function isDemonym({ kin, words }: Facts, key: string): boolean {
  const root = /^([a-z]{3,}?)(?:ais|aise|ois|oise|ien|ienne|ain|aine|iote?)e?s?$/.exec(key)?.[1] ?? '';
  const known = demonymHeads(words);
  if (root.length >= 4 && known.cities.has(root.slice(0, 4))) return true;
  if (root.length > 5 && known.short.has(root.slice(0, 5))) return true;
  return root !== '' && key.length >= 8 && kin.has(key.slice(0, 6));
}

/** « la Sarre » of « collègues sarrois »: a land told by its people. */
function isPeopled({ words }: Facts, key: string): boolean {
  const root = key.replace(/(?:e|ie)$/, '');
  return (
    root.length >= 4 &&
    ['ois', 'oise', 'oises', 'ais', 'aise', 'aises', 'ien', 'iens', 'ienne'].some((end) => words.has(root + end))
  );
}

/** « pour rejoindre Montfort », « Nantes est sur ma route »: where the employer is, and how one gets there. */
function isWayThere({ reading, all }: CheckContext, { key, start }: Token): boolean {
  if (!isTold(all, stem(key), key)) return false;
  const sentence = reading.sentences[sentenceAt(reading.sentences, start)] as Sentence;
  const before = reading.folded.slice(Math.max(sentence.start, start - 120), start).replace(/[a-z-]+-$/, '');
  if (/(?:heures?|minutes?|km|kilometres?) (?:de |d'|du )(?:la |l')?$/.test(before)) return true;
  const lead = before.split(clauses).at(-1) ?? '';
  const clause = lead + (reading.folded.slice(start, Math.min(sentence.end, start + 120)).split(clauses)[0] ?? '');
  const around = before + reading.folded.slice(start, Math.min(sentence.end, start + 120));
  return (
    serves.test(lead) || (!residing.test(clause) && (ways.test(around) || placed.test(lead) || toCome.test(clause)))
  );
}

/** « ce que je voudrais apporter aux Vergers Sauvanet »: whom one would work for. */
const serves =
  /\b(?:apporter|mettre au service|faire profiter|faire beneficier|contribuer|rejoindre|integrer)\b[^,;:.]{0,30}?(?: (?:a|au|aux|de|du|des|chez|les?|la)| d'| l')?(?: la| le| les| l')? ?$/;
const clauses = /[,;:.!?\n]| (?:et|mais|si bien que|car) /;
/** « le poste à Gerland », « l’ouverture de Madrid », « vos collègues à Lisbonne » */
const placed =
  /\b(?:poste|offre|annonce|ouverture|site|agence|antenne|bureaux?|colleg\w+|equipe|magasin|rencontre|entretien|visite|implantation|etablissement)\b[^,;:.]{0,30}(?:a|de|d'|en|vers) (?:la |le |l')?$/;

const ways =
  /\b(?:mobil\w+|rejoindre|gagner|route|trajet|demenag\w+|m'install\w+|vehicule|voiture|loin|proche|pres de|voisine?|distance|kilometres?|me rendre|deux pas|n'est qu'a|a cote|discuter|echanger|rencontrer|en parler|rendez-vous|venir|venue|arrivee|installation|revenir|retour|passer|me deplacer|me presenter)\b/;
/** « cela me servirait à Biarritz », « je retrouverai Angers »: what may be, or will. */
const toCome =
  /\b(?!(?:prepar|assur|g|dur|mont|livr|entr|tir|ouvr|offr|rest)[a-z]{0,3}rait?\b)[a-z]{3,}(?:er|ir|dr|tr|vr)(?:ait|aient|ai|a|ont)\b/;
const residing =
  /\b(?:travaill\w+|exerc\w+|habit\w+|vis|vecu|chez|emplo\w+|occup\w+|dirig\w+|gere\w*|tenu\w*|encadr\w+|form\w+|diplom\w+)\b/;

function isDateWord(key: string): boolean {
  return /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/.test(
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

const places = new Set(['chez', 'sous']);
const tools = new Set('logiciel logiciels progiciel outil erp crm'.split(' '));

function looksLikeName(context: CheckContext, index: number, inCaps: boolean): boolean {
  const { reading } = context;
  const { tokens, text } = reading;
  const token = tokens[index] as (typeof tokens)[number];
  const written = text.slice(token.start, token.end);
  const first = written[0] === '.' ? (written[1] ?? '') : (written[0] as string);
  const isCapital = first !== first.toLowerCase();
  if (token.key.length < 2 || isBenign(token.key) || inTerm(context.terms, token.start)) return false;
  if (isCounting(reading, index) || /^[abc][12]$/.test(token.key)) return false;
  if (inCaps || isShouted(written)) return !isOrdinary(written, token.key);
  if (/\d/.test(token.key) && /[a-z]/.test(token.key)) return !isMeasure(token.key);
  if (!isCapital) return isSmallName(context, index);
  return !opensSentence(text, token.start, tokens[index - 1]?.end ?? 0) || opensWithName(context, index, written);
}

/** « ADV EXPORT – ALIMENTAIRE »: a word of headings, too long for initials. */
function isShouted(written: string): boolean {
  return written.length > 5 && /^\p{Lu}+$/u.test(written);
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

const demonym = /(?:ois|oise|ais|aise|ien|ienne|in|ine|ain|aine|eau|elle|ot|ote)$/;

/** « Électromécanicien et Stéphanois, je … »: where one is from, said of oneself before one speaks. */
function isFromThere({ sentences, folded }: CheckContext['reading'], { key, start, end }: Token): boolean {
  if (key.length < 6 || !demonym.test(key)) return false;
  const sentence = sentences[sentenceAt(sentences, start)] as Sentence;
  if (start - sentence.start > 60 || !/^[^.;:!?\n]{0,80}?,/.test(folded.slice(end, end + 81))) return false;
  return /(?:^|, | et )$/.test(folded.slice(sentence.start, start));
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
  const first = text[next.start] as string;
  if (first === first.toLowerCase() || /\d/.test(first) || isOpener(token.key) || isBenign(next.key)) return null;
  if (!isTold(facts, stems[index + 1] as string, next.key)) return null;
  if (areBeside(facts.beside, stems[index] as string, stems[index + 1] as string)) return null;
  return { kind: 'name', start: token.start, end: next.end, reason: reasons.name(text.slice(token.start, next.end)) };
}
