import type { Education } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import {
  addBlock,
  type Block,
  type Building,
  capitalised,
  printable,
  use,
  useField,
  withoutMarker,
  withoutRemoved,
} from './optimise-cv-building.ts';
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
    addBlock(
      building,
      'education',
      isPlain || !whole ? entryOf(withoutPrivates(building, education, path), told) : asWritten(building, whole),
    );
  });
}

function withoutPrivates(building: Building, education: Education, path: string): Education {
  const { spans } = building.context.cv;
  const field = (name: 'degree' | 'school') =>
    withoutRemoved(building, spans[`${path}.${name}`], education[name] ?? '') || null;
  return { ...education, degree: field('degree'), school: field('school') };
}

function entryOf({ degree, school, year }: Education, details: string[]): Block {
  const subtitle = [degree ? school : null, ...details].filter((part) => part).join(', ');
  return {
    kind: 'entry',
    title: capitalised(degree ?? school ?? 'Formation'),
    subtitle: subtitle ? capitalised(subtitle) : null,
    dates: year,
    bullets: [],
  };
}

/** An entry that says more than its fields keeps its own words; a year that opens it goes with the dates. */
function asWritten(building: Building, { start, end }: Span): Block {
  const { context } = building;
  const contacts = Object.entries(context.cv.spans).flatMap(([path, span]) =>
    path.startsWith('contact.') ? [span] : [],
  );
  const lines = context.lines.filter(
    (line) =>
      line.start < end && line.end > start && !contacts.some((each) => each.start < line.end && each.end > line.start),
  );
  const text = lines
    .map((line) => ({ start: Math.max(start, line.start), end: Math.min(end, line.end) }))
    .map((part) => withoutMarker(withoutRemoved(building, part, context.live.slice(part.start, part.end))))
    .join(' ')
    .replace(/(\p{L}-) (?=\p{Ll})/gu, '$1');
  const year = /^((?:19|20)\d\d(?: ?[/–-] ?(?:19|20)?\d\d)?)\s*[:–-]?\s+(?=\p{L})/u.exec(printable(text));
  const title = printable(text).slice(year?.[0].length ?? 0);
  return { kind: 'entry', title, subtitle: null, dates: year?.[1] ?? null, bullets: [] };
}
