import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import { levelOfDegree } from '../cv/education/level-of-degree.ts';
import { sectorOf } from '../skills/skill-links.ts';
import { foldText } from '../text/fold-text.ts';
import type { CvReading } from './context.ts';
import type { Candidate } from './requirements/find-candidates.ts';
import { fieldsOf, isOfSectors, shareField } from './requirements/study-field.ts';
import { meaningfulStems } from './word-index.ts';

/** A level reached in studies the offer says nothing of is worth less than half. */
const otherFieldFactor = 0.4;
const neighbourFactor = 0.9;

/**
 * Diplomas of the CV that meet a diploma asked for: by level and field, by level alone when only a level is asked. A
 * diploma of the same level and trade under another name meets it nearly.
 */
export function matchDiploma({ cv }: CvReading, offer: ParsedOffer, requirement: Requirement): Candidate[] {
  return [requirement.term, ...requirement.alternatives].flatMap((name) => {
    const level = levelOfDegree(name);
    if (level === null) return [];
    const asked = fieldsOf(name);
    return cv.education.flatMap(({ degree, school, level: told }, index): Candidate[] => {
      const span = cv.spans[`education.${index}.degree`] ?? cv.spans[`education.${index}`];
      const held = degree ? (told ?? levelOfDegree(degree)) : null;
      if (!degree || !span || held === null || held < level || lacksTitle(name, degree, school)) return [];
      const factor = asked.length > 0 ? sameField(asked, degree) : inTradeOf(offer, degree, ofTrade.test(name));
      return factor > 0 ? [{ span, exact: false, factor }] : [];
    });
  });
}

/** « CAP ou Bac pro » without more is one of the offer's own trade, where « bac +2 » is a level. */
const ofTrade =
  /^(?:CAP|BEP|BP|brevet professionnel|bac(?:calauréat)? pro(?:fessionnel)?|mention complémentaire|titre professionnel)$/iu;

const academic =
  /^(?:licence(?! pro)|ma[îi]trise|master|deug|doctorat|bac(?:calauréat)? (?:général|es|s|l|stmg|stg)(?!\p{L}))/iu;

/** An engineer's diploma is a title of its own, and so is a State diploma. */
function lacksTitle(asked: string, degree: string, school: string | null): boolean {
  const [wanted, got] = [foldText(asked), foldText(`${degree} ${school ?? ''}`)];
  return /\bingenieur/.test(wanted) && !/bac ?\+|master|equivalent/.test(wanted) && !/\bingenieur/.test(got);
}

function sameField(asked: readonly string[], degree: string): number {
  const held = fieldsOf(degree);
  const likeness = shareField(asked, held);
  return likeness === 'same' ? 1 : likeness === 'near' ? neighbourFactor : 0;
}

/** Whether studies prepare for the offer's trade, which its title and skills tell. */
function inTradeOf(offer: ParsedOffer, degree: string, onlyTrade: boolean): number {
  const terms = offer.requirements.flatMap(({ term, kind }) => (kind === 'soft' || kind === 'diploma' ? [] : [term]));
  const about = meaningfulStems([offer.title ?? '', ...terms.slice(0, 40)].join(' ').slice(0, 3000));
  const held = fieldsOf(degree);
  if (about.length === 0) return 1;
  const likeness = shareField(held, about);
  if (likeness === 'same') return 1;
  if (likeness === 'near' || isOfSectors(held, mainSectors(terms))) return neighbourFactor;
  return onlyTrade && academic.test(degree) ? 0 : otherFieldFactor;
}

/** The sectors that at least a quarter of the known terms come from. */
function mainSectors(terms: readonly string[]): Set<string> {
  const sectors = terms.flatMap((term) => sectorOf(term) ?? []);
  const counts = new Map<string, number>();
  for (const sector of sectors) counts.set(sector, (counts.get(sector) ?? 0) + 1);
  return new Set([...counts].flatMap(([sector, count]) => (count * 4 >= sectors.length ? [sector] : [])));
}
