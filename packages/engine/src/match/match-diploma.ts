import type { Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { foldText } from '../text/fold-text.ts';
import type { CvReading } from './context.ts';
import { diplomaLevel, namesOnlyALevel } from './diploma-level.ts';
import type { Candidate } from './match-requirements.ts';
import { meaningfulStems } from './word-index.ts';

/**
 * Diplomas of the CV that meet a diploma asked for: by level when only a level is asked, by level and field otherwise.
 * One under way or interrupted counts half.
 */
export function matchDiploma({ cv }: CvReading, requirement: Requirement): Candidate[] {
  return [requirement.term, ...requirement.alternatives].flatMap((name) => {
    const asked = foldText(name);
    const level = diplomaLevel(asked);
    if (level === null) return [];
    const field = namesOnlyALevel(asked) ? [] : fieldOf(name);
    return cv.education.flatMap(({ degree, obtained }, index): Candidate[] => {
      const span: Span | undefined = cv.spans[`education.${index}.degree`] ?? cv.spans[`education.${index}`];
      if (!degree || !span) return [];
      const held = diplomaLevel(foldText(degree));
      if (held === null || held < level) return [];
      const words = new Set(meaningfulStems(degree));
      if (field.length > 0 && !field.some((word) => words.has(word))) return [];
      return [{ span, exact: false, factor: obtained === false ? 0.5 : 1 }];
    });
  });
}

const levelWords = new Set(
  meaningfulStems(
    'bac bts dut but licence master diplome etat titre professionnel pro cap bep bachelor ingenieur minimum',
  ),
);

function fieldOf(name: string): string[] {
  return meaningfulStems(name).filter((word) => !levelWords.has(word) && !/^\d+$/.test(word));
}
