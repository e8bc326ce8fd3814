import { actionOf, isNoun } from './actions.ts';
import { isInLexicon } from './lexicon-gender.ts';
import { adjective } from './object-of.ts';

const determiner = /^(?:les?|la|l|du|des|aux?|une?|mes|ses|leurs?|ces|cette|chaque|plusieurs|\d.*)$/u;
const definite = /^(?:les?|la|l|du|des|aux?|une?)$/u;
const link = /^(?:de|d|en|à|sur|sous|par|avec|pour|dans|chez|sans|entre|vers)$/u;
const preposed = /^(?:petite?s|grande?s|nouve(?:aux|lles)|autres|premi(?:ers|ères)|gros(?:ses)?|divers(?:es)?)$/u;

/**
 * Whether a noun stands bare where those beside it have their article: « distribué les repas et débarrassage »,
 * « entretenu les sols, sanitaires ». « Les comptes clients et fournisseurs » is French, and « les plans et maquettes » too.
 */
export function hasBareNoun(text: string): boolean {
  const [told = ''] = text.replace(/\s?\([^()]*\)/g, '').split(/\u00a0: | : |: /);
  const words = told.split(/(?<=[dljnsqDLJ]’)| |(?=,)/u).filter((word) => word !== '');
  return words.some((word, at) => {
    if (word !== 'et' && word !== ',') return false;
    const next = words[at + 1] ?? '';
    const after = bare(words[at + 2] ?? '');
    if (asPast.test(next) && /^(?:par|avec|en|pour)$/u.test(after)) return false;
    const isOwn = /^(?:des|du|aux?|à)$/u.test(after);
    return opensNoun(next, after) && (isOwn || !fits(words, at, word === 'et'));
  });
}

/** Participles that are nouns as well: « les notes, revues avec le client ». */
const asPast = /^(?:revue|tenue|vue|suivie|remise|conduite)s?$/u;

/** A noun without article, that is neither a verb with its object nor an adjective. */
function opensNoun(word: string, next: string): boolean {
  if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(word)) return false;
  if (preposed.test(word)) return true;
  if (determiner.test(next) && !/^(?:du|des|aux?)$/u.test(next)) return false;
  if (word === 'aide' && /^(?:aux?|à)$/u.test(next)) return false;
  return isWork(word) || isNoun(word);
}

function isWork(word: string): boolean {
  const one = word.replace(/s$/, '');
  return [word, one].some((form) => actionOf(form)?.noun === form) || /(?:age|ment|ation)s?$/u.test(word);
}

/** What stands before the noun takes it without an article as well. */
function fits(words: readonly string[], at: number, isLast: boolean): boolean {
  const from = words.findLastIndex((word, index) => index < at && (opens(bare(word)) || word === ',' || word === 'et'));
  // Behind one that stands bare too, what is true of it is true of the next.
  if (words[from] === ',' || words[from] === 'et') return true;
  const before = words.slice(from + 1, at).filter((word) => !adjective.test(word) || isNoun(word));
  const [last = '', next = ''] = [before.at(-1), words[at + 1]];
  // « comptes clients et fournisseurs »: both qualify the noun before them.
  if (isLast && before.length > 1 && (isNoun(last) || isInLexicon(last)))
    return at + 2 >= words.length || !isWork(next);
  return areAlike(last, next) && fitsBehind(bare(words[from] ?? ''), next, isLast);
}

function opens(word: string): boolean {
  return determiner.test(word) || link.test(word);
}

function areAlike(one: string, other: string): boolean {
  return isPlural(one) === isPlural(other) && isWork(one) === isWork(other);
}

/** « les plans et maquettes », « de béton et charpente »; never « les sols, sanitaires ». */
function fitsBehind(opener: string, next: string, isLast: boolean): boolean {
  return !definite.test(opener) || (isLast && isPlural(next) && !preposed.test(next));
}

function isPlural(word: string): boolean {
  return /[sx]$/u.test(word);
}

function bare(word: string): string {
  return word.replace(/[’']$/u, '').toLowerCase();
}
