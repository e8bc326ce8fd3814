import type { Span } from '@coach/contracts/span';
import { isContract, isPlace, titleLikeness } from '../cv/sections/judge-part.ts';
import { findKnownCity } from '../text/find-city.ts';
import { foldText } from '../text/fold-text.ts';
import { isRegion } from '../text/known-names.ts';
import { isNoise } from './is-noise.ts';

/** A field of the offer: its text, and where it stands. */
export type Piece = { text: string; span: Span };

/** « (H/F) », « F/H/X », « all genders » */
export const gender =
  /\s?[([]?\s?\b(?:h\s?[/-]\s?f(?:\s?[/-]\s?(?:x|nb|nc|n|d))?|f\s?[/-]\s?h(?:\s?[/-]\s?(?:x|nb|nc|n|d))?|m\s?\/\s?[fw](?:\s?\/\s?[dx])?|f\s?\/\s?m(?:\s?\/\s?[dx])?|w\s?\/\s?m(?:\s?\/\s?[dx])?|m\s?\/\s?w\s?\/\s?d|all genders|femme\s?\/\s?homme|homme\s?\/\s?femme)\b\s?[)\]]?/iu;
/** « Ardoise & Fils en deux mots », « L’équipe en bref »: what follows tells of the house. */
export const aboutHouse =
  /\s(?:en (?:deux|trois|quelques) (?:mots|lignes|chiffres)|en (?:bref|résumé|clair))\s?[:?!]?$/iu;
/** « Marseille et alentours » */
const isArea =
  /^\p{Lu}[\p{L}’' -]{1,30} et (?:ses |sa )?(?:alentours|environs|p[ée]riph[ée]rie|r[ée]gion|agglom[ée]ration)$/u;

const between = /(\s[–—|·•-]\s|\s?[|·•]\s|\s{3,}|\s?\p{Extended_Pictographic}\uFE0F?\s)/u;
const separator = /^(?:[–—|·•-]|\p{Extended_Pictographic}\uFE0F?)$/u;

/** The parts of a heading line: « Nantes – CDI | 35 h », « 📍 Nantes 📄 CDI ». */
export function splitParts(text: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const piece of text.split(between)) {
    const trimmed = piece.trim();
    if (trimmed !== '' && !separator.test(trimmed)) parts.push({ text: trimmed, at: at + piece.indexOf(trimmed) });
    at += piece.length;
  }
  return parts;
}

/** A part that is no part of the job's name: contract, place, working time, pay, reference, « H/F ». */
export function isAside(text: string): boolean {
  const bare = text.replace(gender, '').trim();
  const folded = foldText(bare);
  if (bare === '' || isNoise(folded) || isContract(bare) || saysOnlyWhere(bare)) return true;
  if (
    /^(?:eti|pme|tpe|start-?up|scale-?up|grand groupe|groupe|filiale) (?=[a-z])/.test(folded) &&
    !/ \p{Lu}/u.test(bare)
  )
    return true;
  return (
    /^(?:(?:cdi|cdd|interim|stage|alternance|temps (?:plein|partiel)|ref|reference|urgent|poste base|teletravail|full remote|publiee?|rentree|poste (?:a pourvoir|en cdi|en cdd)|des (?:que possible|maintenant)|a pourvoir)(?![a-z])|\d)/.test(
      folded,
    ) || /\d ?(?:k?€|k\b)/.test(folded)
  );
}

/** « Rouen rive gauche », « Normandie Ouest »: which part of a town or region. */
const quarter =
  /^[ -](?:(?:rive (?:gauche|droite)|centre(?:[ -]ville)?|nord|sud|est|ouest|intra[ -]muros|m[ée]tropole)|\([^()]*\))$/iu;

/** How each of these ends. */
const mayEndOnQuarter = /(?:gauche|droite|centre|ville|nord|sud|est|ouest|muros|m[ée]tropole|\))$/iu;

/** A part that only says where: « Dole », « Dole / Gray », « Rouen rive gauche », « dépôt de Blois (41) ». */
export function saysOnlyWhere(text: string): boolean {
  if (isPlace(text) || isArea.test(text)) return true;
  const towns = text.split(/ ?\/ ?| ou | et /u);
  if (
    towns.length > 1 &&
    towns.every((town) => isPlace(town.trim()) || townAlone.test(town)) &&
    isPlace(towns[0] ?? '')
  )
    return true;
  if (/\((?:\d{2}|\d{5}|2[AB]|97\d)\)$/u.test(text) && titleLikeness(text) <= 0) return true;
  const [first = ''] = text.split(/[ -](?=\p{L}+$)/u);
  if (isRegion(first) && quarter.test(text.slice(first.length))) return true;
  if (!mayEndOnQuarter.test(text)) return false;
  const found = findKnownCity(text);
  return found?.span.start === 0 && quarter.test(text.slice(found.span.end));
}

const townAlone = /^\s?\p{Lu}[\p{L}’'-]+$/u;
