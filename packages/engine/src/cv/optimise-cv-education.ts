import type { Education } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { addBlock, type Block, type Building, use, useField, withoutMarker } from './optimise-cv-building.ts';
import { headingRest } from './optimise-cv-rest.ts';

/** Courses and diplomas as the CV gives them, in its order. */
export function buildEducation(building: Building): void {
  const { cv } = building.context;
  cv.education.forEach((education, index) => {
    const path = `education.${index}`;
    const whole = cv.spans[path];
    use(building, cv.spans[`${path}.year`]);
    useField(building, cv.spans[`${path}.degree`], education.degree);
    useField(building, cv.spans[`${path}.school`], education.school);
    const rest = headingRest(building, whole);
    const told = [...rest.details, ...rest.sentences];
    const isPlain = told.length === 0 || (told.length === 1 && /^[^\d]{1,40}$/.test(told[0] as string));
    addBlock(building, 'education', isPlain || !whole ? entryOf(education, told) : asWritten(building, whole));
  });
}

function entryOf({ degree, school, year }: Education, details: string[]): Block {
  const subtitle = [degree ? school : null, ...details].filter((part) => part).join(', ');
  return {
    kind: 'entry',
    title: degree ?? school ?? 'Formation',
    subtitle: subtitle || null,
    dates: year,
    bullets: [],
  };
}

/** An entry that says more than its fields keeps its own words. */
function asWritten({ context }: Building, { start, end }: Span): Block {
  const lines = context.live.slice(start, end).split('\n').map(withoutMarker);
  const title = lines
    .filter((line) => line !== '')
    .join(' ')
    .replace(/(\p{L}-) (?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ');
  return { kind: 'entry', title, subtitle: null, dates: null, bullets: [] };
}
