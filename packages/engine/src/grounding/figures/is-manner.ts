import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { isSmallWord } from '../words/small-words.ts';
import { countsOf, isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';

const manners = new Set(
  (
    'fois raison point atout qualité aspect volet axe mot exemple chose temps dimension pilier valeur pied main oeil coup ' +
    'reprise part côté sens regard partie étape tour bout univers public monde terrain visage'
  )
    .split(' ')
    .map((word) => stem(foldWord(word))),
);
const wholes = new Set('ces les tous toutes nos mes leurs cette'.split(' '));

/** « deux fois », « trois atouts », « les deux », « motivé à 100 % »: ways of speaking, no facts. */
export function isManner({ reading: { folded, tokens } }: CheckContext, facts: Facts, quantity: Quantity): boolean {
  const { kind, value, first, start, end, digits, next } = quantity;
  if (kind === 'percentage') return value === 100 && isDevotion(folded, start, end);
  if (kind === 'duration') return isTimeOfNoWork(folded, quantity);
  if (kind !== 'number') return false;
  if (isDistance(folded, quantity) || isCalledSo(folded, facts, quantity)) return true;
  if (digits) return false;
  if (summed.test(folded.slice(Math.max(0, start - 40), start))) return true;
  if (isBetween(folded, quantity) || isPitch(facts, quantity.nouns) || isSaying(folded, end)) return true;
  const isOfAll = wholes.has(tokens[first - 1]?.key ?? '') && isWhole(quantity, tokens[next]?.key ?? '');
  return value <= 10 && (isOfAll || isPhrase(folded, facts, quantity));
}

/** A time of the day or of life, a way to go, a notice: no length of anybody’s work. */
function isTimeOfNoWork(folded: string, quantity: Quantity): boolean {
  const { start, end } = quantity;
  return (
    isClock(folded, quantity) ||
    isSometimeLater(folded, start, end) ||
    isNotice(folded, start) ||
    isAge(folded, quantity) ||
    isWay(folded, quantity) ||
    isOfMind(folded, start)
  );
}

const rising =
  /\b(?:baiss|gagn|perd|recul|progress|augment|hausse|chut|reduc|redui|diminu|grignot|ameliore|monte)[a-z]*\b|\bde (?:moins|plus)\b/;

/** « deux fois », « trois pas », « sous trois angles » */
function isPhrase(folded: string, facts: Facts, quantity: Quantity): boolean {
  const { nouns, nounClass, start, end } = quantity;
  // « deux points de vente » are shops.
  if (nouns[0] === 'point' && nounClass === 'place') return false;
  // « baisser de dix points »
  if (nouns[0] === 'point' && rising.test(folded.slice(Math.max(0, start - 60), end + 30))) return false;
  // « dépassé six fois mes objectifs », « primé à quatre reprises »: counted like anything else.
  if (quantity.value > 2 && isTimesDone(folded, end)) return false;
  return (
    /^ pas\b/.test(folded.slice(end, end + 5)) ||
    manners.has(nouns[0] ?? '') ||
    isFigureOfSpeech(folded, facts, quantity)
  );
}

/** « quatre fois » of something done; « trois fois par an » is a rate, « trois fois l’effectif » a comparison. */
function isTimesDone(folded: string, end: number): boolean {
  return /^ (?:reprises\b|fois (?!(?:par|plus|moins|sur|la|le|les|superieure?s?|d'affilee)\b|l'))/.test(
    folded.slice(end, end + 20),
  );
}

/** « mon parcours tient en cinq lignes », « se résume en trois mots » */
const summed = /\b(?:tien(?:t|nent|drait)|tenir|resum[a-z]+|dire) en $/;

/** « entre deux passages », « au rythme des quatre saisons »: one after the other, all of them. */
function isBetween(folded: string, { value, start, end }: Quantity): boolean {
  if (value === 2 && /\bentre $/.test(folded.slice(Math.max(0, start - 6), start)))
    return !/^[^.;:,]{0,40} et /.test(folded.slice(end, end + 44));
  return value === 4 && /^ (?:saisons|coins|vents|points cardinaux|mains|roues)\b/.test(folded.slice(end, end + 18));
}

/** « les deux », « ces trois-là » */
function isWhole({ value, nouns }: Quantity, follower: string): boolean {
  return value <= few && (nouns.length === 0 || (value === 2 && isSmallWord(follower)));
}

/** « quarante-cinq secondes pour me présenter » */
function isPitch({ quantities }: Facts, [noun = '']: readonly string[]): boolean {
  return noun.startsWith('second') && !quantities.some(({ fact }) => fact.nouns[0] === noun);
}

/** « Quinze mètres de gaine bien tirés valent mieux qu’un long discours » */
function isSaying(folded: string, end: number): boolean {
  return /^[^.;:]{0,80}\b(?:valent|vaut) (?:mieux|bien)\b/.test(folded.slice(end, end + 100));
}

/** « huit heures du matin », « avant dix heures »: a time of the day. */
function isClock(folded: string, { unit, start, end, value }: Quantity): boolean {
  if (unit !== 'heure' || value > 24) return false;
  if (/^ (?:du matin|du soir|de l'apres|pile)/.test(folded.slice(end, end + 16))) return true;
  if (onTheClock.test(folded.slice(Math.max(0, start - 50), start))) return true;
  if (/\bqui [a-z' ]{2,24} (?:a|des) $/.test(folded.slice(Math.max(0, start - 34), start))) return true;
  return /\b(?:avant|vers|des|jusqu'a|a partir de) $/.test(folded.slice(Math.max(0, start - 14), start));
}

/** « commencer à cinq heures », « la fermeture à vingt-deux heures »: what has an hour, not a length. */
const onTheClock =
  /\b(?:commen[a-z]*|debut[a-z]*|finir|finis\w*|fini|termin[a-z]*|ouvr[a-z]*|ouverture|ferm[a-z]*|lev(?:er|e|ee|ais)|part(?:ir|ais)|depart|arriv[a-z]*|embauch[a-z]*|debauch[a-z]*|prise de (?:poste|service)|prend[a-z]*|quitt[a-z]*|reveil)(?: [a-z']+){0,3} a $/;

/** « mon préavis est de deux mois », « disponible sous trois semaines »: when one may begin is no fact of a career. */
function isNotice(folded: string, start: number): boolean {
  return /\bpreavis\b[^.;:!?\n]{0,30}$|\b(?:disponib\w+|libres?|liberer)(?: [a-z']+){0,3} (?:sous|dans|d'ici|est de|sera de|moyennant|delai de|a|au bout de|apres) (?:un delai de |environ |les )?$|\bdisponibles? $|\b(?:commencer|debuter|vous rejoindre|prendre (?:mon |ce )?(?:poste|service)) (?:sous|dans|d'ici) (?:un delai de |environ |moins de )?$/.test(
    folded.slice(Math.max(0, start - 60), start),
  );
}

/** « l’idée me travaille depuis trois ans », « j’y pense depuis six mois »: how long one has wished is in no CV. */
const wished =
  /\b(?:idee|envie|projet (?:qui|que|me|m')|reve|(?:la|cette|une) question|desir|souhait|pense|songe|reflechis|hesite|attends)\b[^.;:!?\n]{0,80}\bdepuis (?:plus de |pres de )?$/;
/** « Ce projet mûrit depuis deux ans », « je mûris ce projet depuis … »; « je dirige ce projet depuis … » is work. */
const projected =
  /(?:(?:^|[.;:!?\n,] ?|\b(?:et|car|mais|que|c'est|est) |\bje (?:muris|nourris|caresse|cheris|construis|prepare) )(?:mon|ce|notre) projet)\b[^.;:!?\n]{0,80}\bdepuis (?:plus de |pres de )?$/;

function isOfMind(folded: string, start: number): boolean {
  const lead = folded.slice(Math.max(0, start - 130), start);
  return wished.test(lead) || projected.test(lead);
}

/** « à vingt minutes de chez moi »: how far a place is. */
function isWay(folded: string, { unit, start, end }: Quantity): boolean {
  if (unit !== 'minute' && unit !== 'heure') return false;
  return (
    /(?:^|[ '(])a (?:moins de |environ |peine |quelque )?$/.test(folded.slice(Math.max(0, start - 18), start)) &&
    /^ (?:de (?!travail)|d'|en (?:voiture|bus|train|tram|metro|velo)|a (?:pied|velo))/.test(folded.slice(end, end + 14))
  );
}

/** « depuis mes vingt et un ans », « à dix-huit ans, j’entrais … »: an age, which follows from no date of a career. */
function isAge(folded: string, { value, start, end }: Quantity): boolean {
  if (value < 6 * 12 || value % 12 !== 0 || /^ d(?:e |')/.test(folded.slice(end, end + 4))) return false;
  // « au cours de mes huit années chez X »: years spent somewhere are no age.
  if (/annees?$/.test(folded.slice(start, end)) || spent.test(folded.slice(end, end + 14))) return false;
  const before = folded.slice(Math.max(0, start - 22), start);
  return (
    /\b(?:mes|a l'age de|des l'age de|l'age de|de mes) $/.test(before) ||
    (/(?:^|[ ,(])(?:a|des) $/.test(before) && /^,/.test(folded.slice(end, end + 1)))
  );
}

const spent = /^ (?:passee?s|chez|aux?|a la|a l'|dans|en|comme|sur|sous|m'ont)\b/;

/** « le 15 », « le 112 »: a service called by its number, as the documents do. */
function isCalledSo(folded: string, { words }: Facts, { start, end, digits, nouns }: Quantity): boolean {
  return (
    digits &&
    (nouns.length === 0 || /^ de l'autre/.test(folded.slice(end, end + 11))) &&
    /\b(?:le|du|au) $/.test(folded.slice(Math.max(0, start - 4), start)) &&
    words.has(folded.slice(start, end))
  );
}

/** « à une vingtaine de kilomètres de chez moi »: how far the employer is. */
function isDistance(folded: string, { start, end, nouns }: Quantity): boolean {
  return (
    nouns[0]?.startsWith('kilometr') === true &&
    /(?:^|[ '(])a (?:moins de |environ |peine |quelque )?$/.test(folded.slice(Math.max(0, start - 20), start)) &&
    /^ ?(?:de )?(?:km|kilometres?)\b/.test(folded.slice(end, end + 14))
  );
}

/** « investie à 100 % » */
function isDevotion(folded: string, start: number, end: number): boolean {
  return (
    /\b(?:motivee?|investie?|impliquee?|disponible|mobilisee?|a) (?:a )?$/.test(
      folded.slice(Math.max(0, start - 20), start),
    ) && /^[ ,.]*(?:motiv|invest|impliqu|disponib|mobilis|$|dans|pour)/.test(folded.slice(end, end + 12))
  );
}

/** « que l’on peut reprendre six mois plus tard »: of anybody, at any time. */
function isSometimeLater(folded: string, start: number, end: number): boolean {
  return (
    /^ plus tard\b/.test(folded.slice(end, end + 12)) &&
    /\bon \w+[^.;:,\n]{0,60}$/.test(folded.slice(Math.max(0, start - 80), start))
  );
}

/**
 * « deux boussoles », « sous trois angles »: a few, in letters, of something that has no kind, is no time and that no
 * document speaks of.
 */
function isFigureOfSpeech(folded: string, facts: Facts, { nouns, nounClass, value, start }: Quantity): boolean {
  const [head] = nouns;
  if (head === undefined || nounClass !== null || value > few || times.has(head)) return false;
  const isNews = !facts.words.has(head) || (value === 2 && !done.test(folded.slice(Math.max(0, start - 40), start)));
  return isNews && ![...countsOf(facts).keys()].some((known) => isKin(head, known));
}

/** « j’ai déposé deux brevets »: counted as done. */
const done = /\bj'(?:ai|avais) (?:aussi |deja |egalement |ensuite )?[a-z]{3,}(?:e|i|u|is|it|rt)e?s? $/;

const few = 4;
const times = new Set(
  'été hiver automne printemps saison nuit soir soirée matin week-end mandat rentrée étoile fleur'
    .split(' ')
    .map((word) => stem(foldWord(word))),
);
