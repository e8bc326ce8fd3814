import { addBlock, type Building, use } from './optimise-cv-building.ts';
import { headingRest } from './optimise-cv-rest.ts';

/** Courses and diplomas as the CV gives them, in its order. */
export function buildEducation(building: Building): void {
  const { cv } = building.context;
  cv.education.forEach(({ degree, school, year }, index) => {
    const path = `education.${index}`;
    use(building, ...['degree', 'school', 'year'].map((field) => cv.spans[`${path}.${field}`]));
    const rest = headingRest(building, cv.spans[path]);
    const subtitle = [degree ? school : null, ...rest.details].filter((part) => part).join(', ');
    addBlock(building, 'education', {
      kind: 'entry',
      title: degree ?? school ?? 'Formation',
      subtitle: subtitle || null,
      dates: year,
      bullets: rest.sentences,
    });
  });
}
