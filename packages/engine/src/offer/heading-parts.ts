import type { Span } from '@coach/contracts/span';
import { isContract, isPlace } from '../cv/sections/judge-part.ts';
import { foldText } from '../text/fold-text.ts';
import { isNoise } from './is-noise.ts';

/** A field of the offer: its text, and where it stands. */
export type Piece = { text: string; span: Span };

/** « (H/F) », « F/H/X », « all genders » */
export const gender =
  /\s?[([]?\s?\b(?:h\s?[/-]\s?f(?:\s?[/-]\s?(?:x|nb|d))?|f\s?[/-]\s?h(?:\s?[/-]\s?(?:x|nb|d))?|m\s?\/\s?[fw](?:\s?\/\s?[dx])?|f\s?\/\s?m(?:\s?\/\s?[dx])?|w\s?\/\s?m(?:\s?\/\s?[dx])?|m\s?\/\s?w\s?\/\s?d|all genders|femme\s?\/\s?homme|homme\s?\/\s?femme)\b\s?[)\]]?/iu;
/** « Ardoise & Fils en deux mots », « L’équipe en bref »: what follows tells of the house. */
export const aboutHouse =
  /\s(?:en (?:deux|trois|quelques) (?:mots|lignes|chiffres)|en (?:bref|résumé|clair))\s?[:?!]?$/iu;
/** « Marseille et alentours » */
const isArea =
  /^\p{Lu}[\p{L}’' -]{1,30} et (?:ses |sa )?(?:alentours|environs|p[ée]riph[ée]rie|r[ée]gion|agglom[ée]ration)$/u;

/** The parts of a heading line: « Nantes – CDI | 35 h ». */
export function splitParts(text: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const piece of text.split(/(\s[–—|·•-]\s|\s?[|·•]\s)/u)) {
    const trimmed = piece.trim();
    if (trimmed !== '' && !/^[–—|·•-]$/u.test(trimmed)) parts.push({ text: trimmed, at: at + piece.indexOf(trimmed) });
    at += piece.length;
  }
  return parts;
}

/** A part that is no part of the job's name: contract, place, working time, pay, reference, « H/F ». */
export function isAside(text: string): boolean {
  const bare = text.replace(gender, '').trim();
  const folded = foldText(bare);
  if (bare === '' || isNoise(folded) || isContract(bare) || isPlace(bare) || isArea.test(bare)) return true;
  return (
    /^(?:cdi|cdd|interim|stage|alternance|temps (?:plein|partiel)|ref|urgent|poste base|\d|teletravail|full remote|publie|rentree|poste (?:a pourvoir|en cdi|en cdd)|des (?:que possible|maintenant)|a pourvoir)/.test(
      folded,
    ) || /\d ?(?:k?€|k\b)/.test(folded)
  );
}
