import { findTerms } from '../../skills/find-terms.ts';
import { isCommonNoun } from '../../skills/tool-name.ts';
import { knownCity } from '../../text/known-names.ts';
import { once } from '../../text/while-reading.ts';
import { type HeaderPart, splitAtCommas } from '../sections/header-parts.ts';
import {
  isCircumstance,
  isContract,
  isCount,
  isPlace,
  isProperName,
  mayDescribeHouse,
  namesPlaceKind,
  namesTeam,
  namesUnit,
  tellsWhere,
  titleLikeness,
} from '../sections/judge-part.ts';
import { type RatedPart, ratePart } from './rate-part.ts';

/** « Négoce de bois, 40 salariés », « BTP, grande distribution, brasserie »: lines of business, and nobody’s name. */
export const tellsTrades = once(readsAsTrades);

function readsAsTrades(text: string): boolean {
  if (mayDescribeHouse(text)) return true;
  const [first = '', ...others] = text.split(', ');
  const isHouse = (piece: string) => piece.includes(' ') && namesPlaceKind(piece);
  const isTrade = (piece: string) => /^\p{Ll}[^\p{Lu}]*$/u.test(piece) && !isHouse(piece);
  return others.length > 1 && others.every(isTrade) && titleLikeness(first) < 1.5 && !isHouse(first);
}

/** « Responsable qualité, sécurité, environnement », « Chargée de projet, habitat et énergie »: one title. */
function isLongTitle(text: string): boolean {
  const [first = '', ...others] = text.split(', ');
  if (!/^\p{Lu}/u.test(first) || others.length === 0 || titleLikeness(first) < 2) return false;
  const isWord = (piece: string) =>
    /^\p{Ll}[\p{Ll}’'-]+(?: et \p{Ll}[\p{Ll}’'-]+)?$/u.test(piece) && !namesPlaceKind(piece);
  return others.every(isWord) && (others.length > 1 || / et /.test(text));
}

/** « Saisonnier, Camping des Pins »: a contract that leads is all the title there is. */
export const seasonal = /^saisonni(?:er|ère)$/iu;

/** A piece is weighed in many windows; its span is one object in all of them. */
const cuts = new WeakMap<object, RatedPart[]>();

/** A piece cut further: at its commas, else where an employer begins. */
export function cutOnce(part: RatedPart): RatedPart[] {
  const known = cuts.get(part.span) ?? cutPart(part);
  cuts.set(part.span, known);
  return known.map((piece) => ({ ...piece, line: part.line }));
}

/** « Vendeuse, Maison Durand » in two, towns left out; « ELECTRICIEN SARL VANHOUTTE » where the employer begins. */
function cutPart(part: RatedPart): RatedPart[] {
  // « chez des particuliers, 5 maisons » is whom one worked for, whatever is said of it.
  if (!part.afterChez && (tellsTrades(part.text) || isLongTitle(part.text))) return [part];
  const all = splitAtCommas(part);
  const isTown = (index: number) => {
    const [piece, before] = [all[index]?.text ?? '-', all[index - 1]?.text];
    return isPlace(piece) || (before !== undefined && (tellsWhere(piece, before) || isBehindHouse(piece, before)));
  };
  const pieces = all.filter(
    (piece, index) =>
      !isTown(index) &&
      // « Ergothérapeute, équipe spécialisée Alzheimer, SSIAD du Lac », « Stage, service maintenance, Minoterie Lacaze »
      !(index > 0 && all.length > 2 && isWithin(piece.text, all[index + 1]?.text ?? '')) &&
      !isCircumstance(piece.text) &&
      (!isContract(piece.text) || (index === 0 && seasonal.test(piece.text))),
  );
  if (pieces.length === 0) return [part];
  const located = (piece: HeaderPart) => part.located || isTown(all.indexOf(piece) + 1);
  const rated = pieces.map((piece, index) => ({
    ...ratePart(piece),
    place: part.place + index,
    located: located(piece),
  }));
  return rated.length > 1 || part.afterChez ? rated : cutAtEmployer(rated[0] as RatedPart);
}

/** Where in a house one worked, before the house. */
function isWithin(text: string, next: string): boolean {
  return namesTeam(text) || (namesUnit(text) && namesPlaceKind(next));
}

/** Where a name may begin: at capitals, or at any word of a text without them. */
function wordStarts(text: string): number[] {
  const border = text === text.toLowerCase() ? /(?<=[\p{L}\p{N})]) (?=\p{L})/gu : /(?<=[\p{L}\p{N})]) (?=\p{Lu})/gu;
  return [...text.matchAll(border)].map((match) => match.index + 1).slice(0, 8);
}

/** Where no mark parts them, a title ends before the kind of employer, or after the bracket that explains it. */
function cutAtEmployer(part: RatedPart): RatedPart[] {
  const led = cutAtPreposition(part) ?? cutAtBracket(part) ?? cutAtCapitals(part);
  if (led) return led;
  let best: { at: number; gain: number } | null = null;
  for (const at of wordStarts(part.text)) {
    const before = part.text.slice(0, at - 1);
    if (
      /(?<![\p{L}])(?:de|du|des|d|la|le|les|une?|et|en|à|a|au|aux|sur|pour|dans|deux|trois|quatre|cinq|plusieurs)$/iu.test(
        before,
      )
    )
      continue;
    const mark = borderMark(before, part.text.slice(at));
    if (mark === 0) continue;
    const gain = titleLikeness(before) - titleLikeness(part.text.slice(at)) + mark;
    if (titleLikeness(before) > -0.5 && (!best || gain > best.gain)) best = { at, gain };
  }
  if (!best) return [part];
  const end = best.at + withoutTown(part.text.slice(best.at)).length;
  return [slicePart(part, 0, best.at), slicePart(part, best.at, end)];
}

/** « Aide-soignante EHPAD Les Lilas », « Vendeuse (CDD) Maison Durand »; of « Préparateur drive » one word more is no employer. */
function borderMark(before: string, after: string): number {
  const bracket = before.endsWith(')') ? 2 : 0;
  return bracket + (namesPlaceKind(after) && (bracket > 0 || after.includes(' ')) ? 2 : 0);
}

/** « Vendeuse (Maison Lacoste, Dole) »: the employer of a title in brackets; « (équipe de nuit) », « (Java) » tell of the title. */
function cutAtBracket(part: RatedPart): RatedPart[] | null {
  const [, before = '', inside = ''] = /^(.{3,80}?) ?\(([^()]{3,70}(?:\([^()]{1,20}\))?)\)?$/u.exec(part.text) ?? [];
  if (inside === '' || titleLikeness(before) < (namesPlaceKind(inside) ? 0.5 : 1)) return null;
  const at = part.text.lastIndexOf(inside);
  const [name, where] = splitAtCommas(slicePart(part, at, at + inside.length));
  return name && isBracketedEmployer(name.text, where !== undefined && isPlace(where.text))
    ? [slicePart(part, 0, before.length), ratePart({ ...name, place: part.place + 1 })]
    : null;
}

function isBracketedEmployer(name: string, isLocated: boolean): boolean {
  if (!/\p{Lu}/u.test(name) || isContract(name) || isPlace(name) || isCount(name)) return false;
  // « (entrepôts de la zone Lacaze) »: several, and nobody’s name.
  if (titleLikeness(name) > 0.5 || /^\p{Ll}+s /u.test(name)) return false;
  if (namesPlaceKind(name) || (isLocated && isNameBeforeTown(name))) return true;
  return isProperName(name) && !region.test(name) && (isLocated || !hasCommonWord(name));
}

/** « (Manpartner, Nantes) », « (NORMA PROPRETÉ, Dole) »: a word no trade has, or capitals; « (GROS ŒUVRE, Lyon) » is a trade. */
function isNameBeforeTown(name: string): boolean {
  if (region.test(name)) return false;
  return /^\p{Lu}[\p{Ll}’'-]+$/u.test(name)
    ? !hasCommonWord(name)
    : /^\p{Lu}{2}[^\p{Ll}]* \p{Lu}{2}[^\p{Ll}]*$/u.test(name) && !isTerm(name);
}

function isTerm(name: string): boolean {
  return findTerms(name).some(({ start, end }) => end - start === name.length);
}

/** « (Super Lourd) », « (Ligne Régionale) », « (Java) »: words of a trade tell of the title. */
function hasCommonWord(name: string): boolean {
  return findTerms(name).length > 0 || name.split(/[\s’'-]+/).some((word) => word.length > 3 && isCommonNoun(word));
}

/** « (Grand Ouest) », « (Europe du Sud) »: where one’s customers are. */
const region =
  /(?<!\p{L})(?:nord|sud|est|ouest|france|europe|asie|afrique|export|international|secteur|zone)(?!\p{L})/iu;

/** « CONSTRUCTIONS LACOSTE Chef de chantier »: a name in capitals, then a title in small letters. */
function cutAtCapitals(part: RatedPart): RatedPart[] | null {
  const [, name = ''] = /^((?:[\p{Lu}\d’'&.-]+ {1,2})+)(?=\p{L}?\p{Ll}{2})/u.exec(part.text) ?? [];
  // « LYON Vendeur », « INTÉRIM Manutentionnaire »: one word in capitals may be anything.
  if (!/\p{Lu}{4}/u.test(name) || !/\p{L} +\p{L}|[’&]/u.test(name) || isPlace(name.trim()) || isContract(name.trim()))
    return null;
  if (titleLikeness(part.text.slice(name.length)) < 1.5) return null;
  const company = slicePart(part, 0, name.length);
  return company.likeness > 0.5 ? null : [company, slicePart(part, name.length, part.text.length)];
}

const preposition = /\s(?:pour|chez|au|aux|à la|a la|à l[’']|a l[’']|dans une?)\s?(?=\p{Lu})/gu;

/** « Caissière au Super Atlantique », « Extras pour Festi’Extra »: a title, then whom it was for. */
function cutAtPreposition(part: RatedPart): RatedPart[] | null {
  for (const match of part.text.matchAll(preposition)) {
    const title = slicePart(part, 0, match.index);
    const company = slicePart(part, match.index + match[0].length, part.text.length);
    const least = /pour|chez/i.test(match[0]) ? 0 : 1.5;
    if (titleLikeness(title.text) < least || titleLikeness(company.text) > 0.5) continue;
    return [title, { ...company, afterChez: true, likeness: -5 }];
  }
  return null;
}

/** « Association Les Trois Moulins »: the name is not over. */
const goesOn =
  /^(?:les?|la|des?|du|de|au|aux|en|et|sur|deux|trois|quatre|cinq|six|sept|grande?s?|petite?s?|vieux|vieille|beaux?|belles?|saint|sainte|ch[âa]teau|domaine|mas|clos|bois|jardins?|moulins?|parc)$/iu;

/** « SARL VANHOUTTE ELEC GRANDE-SYNTHE » without the town that closes it. */
export function withoutTown(text: string): string {
  const words = text.split(' ');
  for (let count = Math.min(3, words.length - 2); count > 0; count--) {
    const before = words.at(-count - 1) ?? '';
    if (knownCity(words.slice(-count).join(' ')) && !goesOn.test(before)) return words.slice(0, -count).join(' ');
  }
  return text;
}

/** « Arcens » behind « apprentie à la Table d’Arcens-le-Haut »: the name of the house says that town again; « Lidl » is a house. */
function isBehindHouse(piece: string, before: string): boolean {
  if (!/^\p{Lu}\p{Ll}[\p{Ll}’']*(?:-\p{L}[\p{L}’']*)*$/u.test(piece) || titleLikeness(piece) !== 0) return false;
  const [house] = [...before.matchAll(preposition)];
  if (house === undefined || titleLikeness(before.slice(0, house.index)) < 1.5) return false;
  const name = before.slice(house.index + house[0].length);
  // « Assistante à la Direction, Lacaze », « à la Région, Habitat »: part of a house, which follows.
  return name.includes(piece) && /\S[ ’'-]\p{Lu}/u.test(name) && !partOfHouse.test(name);
}

const partOfHouse = /^(?:direction|r[ée]gion|service|d[ée]partement|p[ôo]le|unit[ée]|cellule|bureau)(?!\p{L})/iu;

function slicePart(part: RatedPart, from: number, to: number): RatedPart {
  const text = part.text.slice(from, to).trim();
  const start = part.span.start + from;
  return ratePart({ ...part, text, span: { start, end: start + text.length }, place: part.place + (from > 0 ? 1 : 0) });
}
