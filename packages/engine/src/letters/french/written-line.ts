import { actionOf, isNoun } from './actions.ts';
import { asSaid } from './as-said.ts';
import { startsWithVowel } from './starts-with-vowel.ts';

/** Marks a CV is laid out with, that no sentence holds. */
const signs = '★☆●○◦•‣▪▫■□◆◇▸▹►▶➤➢➔›❯»✓✔✗✿❀✂♥♦⊕⌂☎✉';
const lead = new RegExp(`^[\\s${signs}·*>→~–—-]{1,12}`, 'u');
const inside = new RegExp(`\\s?[${signs.replace('»', '')}|\\t]+\\s?`, 'gu');

/**
 * « 22 % → 78 % », « 20 k€ → 35 k€ »: an arrow between two figures of a unit tells from where to where. Between versions,
 * years and headcounts it may mean anything.
 */
const unit = '[ \\u202f]?(?:%|k?€|M€|ms|s|min|h|jours?|points?)';
const figure = `\\d[\\d \\u202f,.]{0,8}${unit}`;
const change = new RegExp(
  `(?<!(?<!\\p{L})(?:de|à|du|des|en|entre|par|le|environ) ?|n°)(?<![\\d,.])(${figure}) ?(?:→|➔|->|=>) ?(${figure})(?!\\p{L})`,
  'gu',
);

/** « perche + micro »: one and the other, where no sum, no list and no rise is told. */
const sum = /^([^+,;:]*\p{Ll}) \+ (?=\p{Ll}[^+,;:]*$)/u;

/** « surveillance intérieur et parking »: where one works, written without its small words. */
const places =
  /(?<=(?<!\p{L})(?:surveillance|rondes?|nettoyage|entretien|gardiennage|contrôle|sécurité) )(intérieur|extérieur|parking)(?: et | ?\/ ?)(intérieur|extérieur|parking)(?!\p{L})/giu;

function placed(place: string): string {
  return /^parking$/iu.test(place) ? 'sur le parking' : `à l’${place.toLowerCase()}`;
}

/** What no letter shortens. */
const inFull: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}-])r\.?d\.?v\.?(?![\p{L}])/giu, 'rendez-vous'],
  [/(?<=(?<!\p{L})(?:par|au|le|du|un) )t[ée]l\.?(?!\p{L})/giu, 'téléphone'],
];

function unshortened(line: string): string {
  return inFull.reduce((text, [short, full]) => text.replace(short, full), line);
}

/**
 * A line of a CV made ready to be told: without the marks it is laid out with, the figure it ends on in brackets
 * (« Préparation vocale, 180 colis à l’heure » → « Préparation vocale (180 colis à l’heure) »), and « de » before each of
 * the things it governs (« Pose de rails, montants et plaques » → « Pose de rails, de montants et de plaques »).
 */
export function writtenLine(line: string): string {
  const plain = unshortened(line)
    .replace(/ ?\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(lead, '')
    .replace(change, 'de $1 à $2')
    .replace(sum, '$1 et ')
    .replace(inside, ', ')
    .replace(places, (_, one: string, other: string) => `${placed(one)} et ${placed(other)}`)
    .replace(/[\s,;.]+$/u, '');
  return lastWithDe(headWithDe(figureInBrackets(asSaid(plain))));
}

/** « Vente de forfaits, croisières et circuits : 1,1 M€ »: the figure behind is told with it. */
function headWithDe(line: string): string {
  const [, head = line, tail = ''] = /^([^:]{8,160}?)([\u00a0 ]?: .+)$/u.exec(line) ?? [];
  return eachWithDe(head) + tail;
}

/** « Accueil des clients, pose de stores, volets et rideaux »: the last work has its things as well. */
function lastWithDe(line: string): string {
  const [, before = '', last = ''] =
    /^([^:;.()]{4,160}?, )(\p{L}+ de \p{L}+[sx](?: \p{L}+)?, [^:;.()]{4,160} et [^:;.(),]{3,60})$/u.exec(line) ?? [];
  return last === '' ? line : before + eachWithDe(last);
}

const figures =
  /^(\p{L}[^:;()]{6,120}?)((?:, (?:environ |près de |plus de |moins de |jusqu’à )?\d[^,:;()]{3,50}){1,2}|, \p{Ll}+ (?:sous|inférieure?s? à|de moins de) \d[^,:;()]{1,20})\.?$/u;

function figureInBrackets(line: string): string {
  const [, work = '', pace = ''] = measured.exec(line) ?? [];
  if (work !== '') return `${work} (${pace})`;
  const [, head = '', tail = ''] = figures.exec(line) ?? [];
  const isList = / et \p{L}/u.test(tail) || /(?:^|, )(?:une? |aucune? |zéro |deux |trois )/iu.test(head);
  const isFigure =
    /^, (?:environ |près de |plus de |moins de |jusqu’à )?(?:\d[\d\u202f ,.]*(?:à \d+ )?)?(?:[kM]?€|\p{L}{3,})/u.test(
      tail,
    ) && !/, (?:19|20)\d\d(?!\d)/.test(tail);
  return head === '' || isList || !isFigure ? line : `${head} (${tail.slice(2)})`;
}

/** « audits internes, trois ateliers par an »: how much of it, in words. */
const measured =
  /^(\p{L}[^:;()]{6,120}?), ((?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt) \p{Ll}+ par (?:an|mois|semaine|jour))$/u;

const governed = /^(\p{L}+)( de | d[’']| des )([^:;.()]{4,160})$/u;

function eachWithDe(line: string): string {
  const [, noun = '', link = '', rest = ''] = governed.exec(line) ?? [];
  if (actionOf(noun) === null && !/^choix$/iu.test(noun)) return line;
  // « Choix des tissus et papiers peints, métrés »: what follows the pair is apart.
  const [, pair = rest, more = ''] = /^([^,]+ et [^,]+)(, .+)$/u.exec(rest) ?? [];
  const [first = '', ...others] = pair.split(/, | et /);
  const isKnown = link === ' des ';
  // « des factures clients et fournisseurs », « des congés, liens avec … »: no second object.
  const isLoose = isKnown || (others[0] ?? '').includes(' ');
  if (others.length === 1 && isLoose && !pair.includes(' et ')) return line;
  if (others.length === 1 && /^\S+ (?!d[eu’s])\S+$/u.test(first)) return line;
  if (others.length === 0 || others.length > 4 || !isBare(first)) return line;
  if (!others.every((thing) => isThing(thing, isKnown, others.length))) return line;
  const each = others.map((thing) => `${isKnown ? 'des ' : withLink(thing)}${thing}`);
  return `${noun}${link}${[first, ...each.slice(0, -1)].join(', ')} et ${each.at(-1)}${more}`;
}

function isBare(thing: string): boolean {
  return /^(?:\p{Ll}|\p{Lu}{2,}$)/u.test(thing) && !taken.test(thing) && thing.split(' ').length < 5;
}

const taken =
  /^(?:l[ae]s? |l[’']|d[eu]s? |d[’']|aux? |à |une? |\d|deux |trois |quatre |cinq |ces |cette |mes |ses |chaque )/u;

function withLink(thing: string): string {
  return startsWithVowel(thing) ? 'd’' : 'de ';
}

/** A thing of the same kind as those before it: no work of its own, and no more about what stands before it. */
function isThing(thing: string, isKnown: boolean, count: number): boolean {
  const [word = '', next = ''] = thing.split(' ');
  if (/^\p{Lu}{2,}$/u.test(word)) return count > 1 && !isKnown;
  if (
    !/^\p{Ll}[\p{Ll}-]{2,}$/u.test(word) ||
    taken.test(thing) ||
    isWorkOrMore(word) ||
    /^(?:d|l|à|en|aux?|par|sur)$/u.test(next)
  )
    return false;
  if (/ (?:avec|aux?|à|chez|auprès|sur|pour) /.test(thing)) return false;
  return /^[\p{Ll}-]+[sx]$/u.test(word) && (!isKnown || isNoun(word));
}

function isWorkOrMore(word: string): boolean {
  const one = word.replace(/s$/, '');
  const action = actionOf(word) ?? actionOf(one);
  if (action !== null && (actionOf(one)?.verb ?? action.verb) !== null) return true;
  if (isNoun(word) && !/^(?:travaux|choix)$/u.test(word)) return false;
  return (
    /(?:age|ment|tion|sion|ure)s?$/u.test(word) ||
    /^(?:en|dans|sur|sous|pour|par|avec|sans|chez|selon|dont|puis|vers|lors|plus|divers|autres?|petite?s|grande?s|nouve(?:aux|lles)|gros(?:ses)?|travaux|choix)$/u.test(
      word,
    ) ||
    /^\p{Ll}+(?:iques?|ifs?|ives?|elles?|els|aux|ales|aires|euse?s?|ées?|és|ies|is|ues?|us)$/u.test(word)
  );
}
