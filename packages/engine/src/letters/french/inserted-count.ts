import { actionOf, genderOf, isNoun } from './actions.ts';
import { apart, close, type Inserted, near } from './inserted.ts';
import { enumerated, withDe } from './link-words.ts';
import { numbers } from './spoken-period.ts';
import { startsWithVowel } from './starts-with-vowel.ts';

const about = '(?:(?:environ|près de|plus de|moins de|jusqu’à|au moins) )?';
const number = `(?:\\d[\\d\\u202f ]*(?:,\\d+)?(?: à \\d[\\d\\u202f ]*)?|une (?:dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|centaine)|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)`;

const pace = new RegExp(
  `^(${about}${number})( [^,()]{3,40}?)? ?((?: en moyenne)?) ?(?:(par (?=\\p{Ll})|/ ?)(\\p{Ll}{2,12})|à l’heure)( en moyenne)?$`,
  'u',
);

/** « 30,4 L/100 »: a consumption. */
const consumption = /^\d[\d,]* ?L\/100(?: ?km)?$/u;

/** « 2e sur 61 » */
const ranked = /^(?:1er|1re|\d+e) (?:sur|de|du|des) \d*[^,]*$/u;

/** « 3 par vacation » → « à raison de trois par vacation »; null for what is no pace. */
export function insertedPace(inside: string): Inserted | null {
  if (consumption.test(inside)) return apart(`à ${inside}`);
  if (/^jusqu’à /u.test(inside) || ranked.test(inside)) return apart(inside);
  const match = pace.exec(inside);
  if (!match) return null;
  const [, count = '', things = '', mean = '', , per] = match;
  const isMean = mean !== '' || match[6] !== undefined || / en moyenne$/u.test(things);
  const plain = things.replace(/ en moyenne$/u, '');
  const much = `${spelled(count)}${plain} ${per ? `par ${per}` : 'à l’heure'}`;
  return apart(`à raison ${withDe(much)}${isMean ? ' en moyenne' : ''}`);
}

/** « 3 » alone is said in letters; « 180 » and « 4 à 9 » in figures. */
function spelled(count: string): string {
  const plain = count.trim();
  return /^[2-9]$/.test(plain) ? (numbers[Number(plain)] ?? plain) : plain;
}

const counted = new RegExp(
  `^(${about}(${number})(?: |(?=\\u202f)))((?:d’|de )?(?:\\p{Ll}[\\p{Ll}’-]*)(?: [^,()]*)?|\u202f?(?:[kKM]?€)(?: [^,()]+)?)$`,
  'u',
);
const people =
  /^(?:clients?|patients?|résidents?|bénéficiaires|participants|élèves|enfants|usagers|adhérents|abonnés|destinataires|lecteurs|personnes|gestionnaires|salariés|collaborateurs|locataires|familles|stagiaires|étudiants|candidats|utilisateurs|inscrits|jeunes|agents|convives|compagnons)(?!\p{L})/u;
/** Where or for how many one works. */
const extents =
  /^(?:comptes|sites?|chambres|lits|places|couverts|magasins|agences|communes|écoles|logements|bâtiments|sociétés|entités|pays|restaurants|banques)(?!\p{L})/u;
const groups =
  /(?<!\p{L})(?:équipe|service|unité|maison|résidence|brigade|classe|groupe|pôle|foyer|crèche|portefeuille|parc)(?: \p{L}[^,]{0,40})?$/iu;
/** How often, or how long: « trois éditions », « 8 heures debout ». */
const times = /^(?:éditions?|fois|sessions?|(?:heures?|jours?|semaines?|mois) \p{L})/u;
const rate = /^\d[\d\u202f ,]*\u202f?% /u;
const asDone = / (?:\p{Ll}+(?:ées|és)|faites|faits)$/u;

/**
 * « 64 caméras » → « soit 64 caméras », « 14 000 destinataires, 38 % d’ouverture » → « pour 14 000 destinataires, avec 38 % … »,
 * « 46 résidents » of a house → « de 46 résidents »; null where the first thing is not counted.
 */
export function insertedCount(before: string, inside: string): Inserted | null {
  const [first = '', ...others] = inside.split(', ');
  const [, , number = '', thing = ''] = counted.exec(first) ?? [];
  if (thing === '' || /^(?:à|et|ou|sur|pour|x|fois) /u.test(thing) || others.some((part) => asDone.test(part)))
    return null;
  // « pour le cabinet (22 salariés) », « au salon (trois éditions) »: neither is what was just named, counted.
  if (times.test(thing) || (people.test(thing) && /(?<!\p{L})pour [^,]*$/u.test(before))) return null;
  if (asDone.test(first) && others.length === 0) return apart(`avec ${first}`);
  const isCounted = (part: string) => counted.test(part) && !/\u202f?[%]/u.test(part);
  if (others.some((part) => /\d/.test(part) && !isCounted(part) && !rate.test(part))) return null;
  if (isDuration.test(first)) return lasting(before, first, others);
  const all = enumerated([first, ...others.filter(isCounted)]);
  const rates = others.filter((part) => rate.test(part));
  const tail = rates.length > 0 ? `, avec ${enumerated(rates)}` : '';
  return {
    ...linked(before, all, { number, thing }),
    ...(tail === '' ? {} : { place: 'apart' }),
    text: linked(before, all, { number, thing }).text + tail,
  };
}

function linked(before: string, all: string, { number, thing }: { number: string; thing: string }): Inserted {
  if (/^jusqu’à/u.test(all)) return apart(all);
  if (/ de plus(?!\p{L})/u.test(all)) return apart(`avec ${all}`);
  if (isPartOf(before, number)) return apart(`dont ${all}`);
  if (people.test(thing) && groups.test(before) && !/(?:\d|deux|trois|quatre)[^,]*$/u.test(before))
    return close(withDe(all));
  const isFor = (people.test(thing) && !isOfPeople(before)) || extents.test(thing);
  return isFor && !/(?<!\p{L})pour [^,]*$/u.test(before) ? near(`pour ${all}`) : apart(`soit ${all}`);
}

const isDuration = /^(?:\d+|deux|trois|quatre|cinq|six) (?:jours?|mois|semaines?|ans|années|heures?)$/u;

function lasting(before: string, first: string, others: readonly string[]): Inserted | null {
  if (others.length > 0) return null;
  return /(?<!\p{L})(?:formation|stage|mission|cours|module|session)(?!\p{L})[^,]*$/iu.test(before)
    ? close(withDe(first))
    : null;
}

/** « 85 personnes (4 chefs d’équipe) »: some of those just counted. */
function isPartOf(before: string, part: string): boolean {
  const [, whole = ''] = /(\d+) \p{Ll}+(?: en [^,]{1,20})?$/u.exec(before) ?? [];
  return (
    whole !== '' &&
    /^\d+$/.test(part) &&
    Number(part) < Number(whole) &&
    /personnes|salariés|collaborateurs|agents/u.test(before.slice(-40))
  );
}

/** « aux clients (350 particuliers) »: people just named are counted, and not worked for. */
function isOfPeople(before: string): boolean {
  const [, last = ''] = /(\p{Ll}+)$/u.exec(before) ?? [];
  return (
    people.test(last) ||
    /^(?:équipes|groupes|classes|services|brigades|unités)$/u.test(last) ||
    (/eurs$|ants$/u.test(last) && !/^(?:compteurs|moteurs)$/u.test(last))
  );
}

const measure =
  /^(\p{Ll}{3,}|CA)((?: \p{Ll}{3,}){0,2}?) (de |sous |inférieurs? à |divisée?s? par |: )?((?:\d|deux |trois |quatre |cinq )[^,()]*)$/u;
const noMeasure = /^(?:livrée?s?|dont|soit|environ|près|plus|moins|depuis|en|sur|pour|avec)$/u;

/** « ticket moyen 58 € » → « avec un ticket moyen de 58 € », « écarts sous 1 % » → « avec des écarts sous 1 % ». */
export function insertedMeasure(inside: string): Inserted | null {
  const [, noun = '', more = '', link = '', figure = ''] = measure.exec(inside) ?? [];
  if (noun === '' || noMeasure.test(noun) || /^\d+$/.test(figure)) return null;
  const article = someOf(noun);
  return article === null
    ? null
    : apart(`avec ${article}${noun}${more} ${link === ': ' || link === '' ? 'de ' : link}${figure}`);
}

function someOf(noun: string): string | null {
  const action = actionOf(noun);
  if (action && action.gender !== 'plural') return startsWithVowel(noun) ? 'l’' : action.gender === 'f' ? 'la ' : 'le ';
  const single = noun.replace(/s$/u, '');
  if (/[^s]s$/u.test(noun) && (isNoun(single) || genderOf(single) !== null)) return 'des ';
  const gender = noun === 'CA' ? 'm' : genderOf(noun);
  return gender === null ? null : gender === 'f' ? 'une ' : 'un ';
}
