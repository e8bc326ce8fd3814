import { findTerms } from '../../skills/find-terms.ts';
import { capitalised } from './optimise-cv-building.ts';

/** Outside brackets: « SST (2025), amiante sous-section 4 (2023) ; CACES R482 F et R486 A ». */
const between = /\s*[,;]\s+(?![^()]{0,120}\))|\s[–—-]\s(?![^()]{0,120}\))|(?<=\p{L}{3}|\d|\))\.\s+(?=\p{Lu})/u;
const course = /^(?:formation|stage|recyclage|attestation|certificat|habilitation|brevet)s?(?!\p{L})/iu;

/**
 * The papers of a line that stands under « Sécurité » or « Divers », one by one: it tells of hardly anything else, and two of
 * them at least are known ones. Null for any other line, of which nothing is taken away.
 */
export function papersIn(line: string): string[] | null {
  const parts = line.split(between).map((part) => part.trim().replace(/\.$/, ''));
  if (parts.length < 2) return null;
  const known = parts.filter(isKnownPaper).length;
  const told = parts.filter((part) => isKnownPaper(part) || isDated(part) || course.test(part)).length;
  return known >= 2 && parts.length - told <= Math.floor(parts.length / 4) ? parts.map(capitalised) : null;
}

function isKnownPaper(part: string): boolean {
  return findTerms(part).some(({ kind }) => kind === 'certification' || kind === 'licence');
}

/** « Travail en hauteur et port du harnais (2024) » */
function isDated(part: string): boolean {
  return /\((?:[^()]{0,20}\s)?(?:19|20)\d\d\)$/.test(part);
}
