import type { Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { foldText } from '../text/fold-text.ts';
import type { CvReading } from './context.ts';
import { diplomaLevel, namesOnlyALevel } from './diploma-level.ts';
import type { Candidate } from './match-requirements.ts';
import { meaningfulStems } from './word-index.ts';

/**
 * Diplomas of the CV that meet a diploma asked for: by level when only a level is asked, by level and field otherwise.
 */
export function matchDiploma({ cv }: CvReading, requirement: Requirement): Candidate[] {
  return [requirement.term, ...requirement.alternatives].flatMap((name) => {
    const asked = foldText(name);
    const level = diplomaLevel(asked);
    if (level === null) return [];
    const field = namesOnlyALevel(asked) ? [] : fieldOf(name);
    return cv.education.flatMap(({ degree }, index): Candidate[] => {
      const span: Span | undefined = cv.spans[`education.${index}.degree`] ?? cv.spans[`education.${index}`];
      return degree && span && meets(degree, level, field) ? [{ span, exact: false, factor: 1 }] : [];
    });
  });
}

function meets(degree: string, level: number, field: string[]): boolean {
  const held = diplomaLevel(foldText(degree));
  if (held === null || held < level) return false;
  const words = new Set(meaningfulStems(degree));
  return field.length === 0 || field.some((word) => hasKin(words, word));
}

/** « restauration » and « restaurant » are of one field. */
function hasKin(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  return word.length >= 7 && [...words].some((other) => other.length >= 7 && other.startsWith(word.slice(0, 7)));
}

const levelWords = new Set(
  meaningfulStems(
    'bac bts dut but licence master diplome etat titre professionnel pro cap bep bachelor ingenieur minimum',
  ),
);

function fieldOf(name: string): string[] {
  return meaningfulStems(name).filter((word) => !levelWords.has(word) && !/^\d+$/.test(word));
}
