import { isEveryday } from '@coach/engine/grounding/words/everyday';
import { foldWord } from '@coach/engine/text/fold-text';
import { knownCity } from '@coach/engine/text/known-names';
import type { Detail } from './detail.ts';
import { townKey } from './find-known.ts';
import type { PlainView } from './plain-view.ts';

const number = String.raw`\d{1,4}(?: ?(?:bis|ter|quater|[a-d])(?![a-z]))?(?: ?[-/] ?\d{1,4})?`;
const sure =
  'rue|avenue|av|ave|boulevard|bd|bld|blvd|chemin|che|allee|allees|impasse|imp|quai|square|sq|venelle|ruelle|sentier|faubourg|fbg|lotissement|hameau|lieu[- ]dit|esplanade|rond[- ]point|montee|street|road|lane';
const unsure =
  'place|pl|route|rte|cours|passage|villa|residence|res|lot|promenade|cite|clos|domaine|voie|traverse|mail|parvis|rang|all|chaussee|drive';
/** Up to the postal code, a dash, a wide gap. */
const rest = String.raw`(?:(?!\s[–—-]\s|\s{2,}|\s(?:[a-z]{1,2}-)?\d{2} ?\d{3}(?!\d))[^\n,;|•·\t:()]){2,60}`;
const numbered = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])${number},? {1,2}(?:(${sure})|(?:${unsure}))\b\.?${rest}`,
  'gu',
);
/** « Rue des Bouchers 12, 1000 Bruxelles ». */
const numberLast =
  /(?<![\p{L}\d])(?:rue|avenue|chaussee|place|boulevard|chemin|route|quai) [^\n,;|•·\t:()]{2,50}? \d{1,4}[a-z]?(?=\s?[,\n;]\s?(?:[a-z]{1,2}-)?\d{4,5} )/gu;
const box = /(?<![a-z])(?:bp|cs|tsa|boite postale)\s?\d{2,5}(?!\d)/g;
const labelled =
  /(?<=^|[\n\t|•·–-]\s?)(?:adresse(?: postale| personnelle)?|domicile|domiciliee?(?: au)?|demeurant(?: au)?|home address|address)\s{0,2}:\s{0,2}([^\n|•]{4,90})/g;
const near =
  /(?<![a-z])(?:(?:appt?\.?|appartement|bat\.?|batiment|esc\.?|escalier|etage|porte)\s{1,2}(?:n°\s?)?[a-z\d]{1,4}(?![a-z\d])|(?:residence|res\.|immeuble)\s{1,2}[^\n,;|•·\t]{1,40})/g;
const code = /(?<![\p{L}\d€$£.,/+-])(?:f-?|fr-?)?(\d{2})( ?)(\d{3})(?![\d€%.,/])/gu;

/** Streets, boxes, postal codes; the town beside a street is told apart, since it may have to stay. */
export function findAddresses(view: PlainView): Detail[] {
  const streets = [numbered, numberLast, box]
    .flatMap((pattern) => [...view.plain.matchAll(pattern)])
    .filter((match) => match[1] !== undefined || !isOnlyCount(view, match))
    .map((match) => street(view, match.index, match[0]));
  const told = [...view.plain.matchAll(labelled)]
    .filter((match) => /\d|,/.test(match[1] ?? '') && !/@/.test(match[1] ?? ''))
    .map((match) => street(view, match.index + match[0].lastIndexOf(match[1] ?? ''), match[1] ?? ''));
  const beside = [...view.plain.matchAll(near)]
    .map((match) => street(view, match.index, match[0]))
    .filter((each) => streets.some((other) => Math.abs(other.start - each.start) < 90));
  return [...streets, ...told, ...beside, ...codes(view, streets)];
}

function street(view: PlainView, start: number, written: string): Detail {
  // « 1 – 12 rue … »: a dash between numbers ends nothing.
  const numbers = /^[\d\s/-]*/.exec(written)?.[0].length ?? 0;
  const end = start + numbers + written.slice(numbers).search(endOfStreet);
  return {
    kind: 'ADRESSE',
    thing: view.plain.slice(start, end).replace(/[^\p{L}\d]/gu, ''),
    ...view.placeOf(start, end),
  };
}

/** Before the postal code, a dash, a wide gap. */
const endOfStreet = /(?:\s[–—-]\s|\s{2,}|\s(?:[a-z]{1,2}-)?\d{2} ?\d{3}(?!\d)|\s*$)/u;

/** « 12 places », « 3 cours de français », « 2 route »: no name of a street follows. */
function isOnlyCount(view: PlainView, match: RegExpExecArray | RegExpMatchArray): boolean {
  if (/^(?:bp|cs|tsa|boite|rue|avenue|chaussee|boulevard|chemin|quai)/.test(match[0])) return false;
  // « 2021, Domaine de la Croix » is a year and an employer.
  if (/^(?:19|20)\d\d,/.test(match[0])) return true;
  const start = match.index ?? 0;
  const place = view.placeOf(start, start + match[0].length);
  const named = / (?:d[eu]s? |de l[a’'] ?|d[’']|l[ae] |l[’'])?\p{Lu}/u.test(view.text.slice(place.start, place.end));
  return !named && !/^.{0,20}\d{5}/.test(view.plain.slice(start + match[0].length));
}

function codes(view: PlainView, streets: readonly Detail[]): Detail[] {
  return [...view.plain.matchAll(code)].flatMap((match): Detail[] => {
    const [whole, , space] = match;
    const end = match.index + whole.length;
    const place = view.placeOf(match.index, end);
    const town = townAfter(view, place.end);
    const isBeside = streets.some((each) => Math.abs(each.end - place.start) < 40);
    const isKnown = town !== null && knownCity(town.name) !== null;
    const before = view.plain.slice(Math.max(0, match.index - 3), match.index);
    const isLone = /[(\n]\s?$|^$/.test(before) && /^[)\n]|^$/.test(view.plain.slice(end, end + 1));
    // « ISO 14001 Management » has no town.
    const opens = town !== null && /(?:^|[\n\t,;|•·(–-])\s{0,2}$/.test(before);
    if (!(isBeside || isKnown || (space === '' && (opens || isLone || isAfterTown(view, match.index))))) return [];
    const digits = whole.replace(/\D/g, '');
    const found: Detail = { kind: 'CODE_POSTAL', thing: digits, ...place };
    if (!isBeside || !town) return [found];
    return [found, { kind: 'VILLE', thing: townKey(town.name), start: town.start, end: town.end }];
  });
}

/** What is written with a capital right after a postal code. */
function townAfter(view: PlainView, from: number): { name: string; start: number; end: number } | null {
  const match =
    /^[ ,–-]{1,3}((?:L[’'])?\p{Lu}[\p{L}\p{M}’'-]{1,40}(?: (?:en|sur|sous|la|le|les|de|du|des|lès|\p{Lu}[\p{L}\p{M}’'-]{2,30}))*)/u.exec(
      view.text.slice(from, from + 70),
    );
  const name = match?.[1]?.replace(/ (?:en|sur|sous|la|le|les|de|du|des|lès|cedex.*|france.*)$/iu, '') ?? '';
  if (!match || name === '' || isEveryday(foldWord(name))) return null;
  const start = from + match[0].indexOf(name);
  return { name, start, end: start + name.length };
}

function isAfterTown(view: PlainView, end: number): boolean {
  const before = /([\p{L}'-]{3,30}),? \(?$/u.exec(view.plain.slice(Math.max(0, end - 34), end))?.[1];
  return before !== undefined && knownCity(before) !== null;
}
