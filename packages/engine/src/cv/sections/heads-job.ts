import type { HeadingKind } from '@coach/contracts/cv';
import { isDegree, isSchool } from '../education/degree-words.ts';
import { nameJob } from '../jobs/name-job.ts';
import { ratePart } from '../jobs/rate-part.ts';
import { headingText } from '../lines/heading-style.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { classifyHeading } from './classify-heading.ts';
import { namingParts } from './entry-windows.ts';
import { headerRange } from './header-parts.ts';
import { isProperName, namesPlaceKind, titleLikeness } from './judge-part.ts';

/** Among the jobs, « Adonis Mode » above « Vendeuse / 2021 – 2024 » is an employer in the letters of the headings. */
export function headsJob(lines: readonly CvLine[], index: number, kind: HeadingKind | null): boolean {
  const { text: words, fontSize } = lines[index] as CvLine;
  if (kind !== 'experience' || fontSize === null || classifyHeading(headingText(words), true)) return false;
  const below = lines.slice(index + 1, index + 3);
  if (below.some(({ text }) => isDegree(text) || isSchool(text))) return false;
  const isName = isProperName(words) || /^\p{Lu}\S*$/u.test(words) || titleLikeness(words) <= -0.5;
  return below.some((line) => headerRange(line)?.single === false && (isName || !namesBoth(line)));
}

/** « Bénévole, Croix-Rouge, 2012 – 2015 » under « Au service des autres »: the line itself names title and employer. */
function namesBoth(line: CvLine): boolean {
  const range = headerRange(line);
  const { title, company, clear } = nameJob(namingParts(line, 0, range).map(ratePart), null);
  return clear && title !== null && /^\p{Lu}/u.test(company?.text ?? '');
}

/** In plain text employers in capitals look like headings, but for their towns and the dates below. */
export function mayBeEmployer(line: CvLine, next: CvLine | undefined): boolean {
  if (line.fontSize !== null) return false;
  if (/[–—|,/•]| - /.test(line.text)) return true;
  const range = next ? headerRange(next) : null;
  if (!next || !range) return false;
  const { title, company } = nameJob(namingParts(next, 0, range).map(ratePart), null);
  return title === null || company === null;
}

/** « CABINET LACOSTE » in plain text above « Assistante juridique » and its dates, in either order: an employer. */
export function isAboveTitle(line: CvLine, [next, third]: readonly CvLine[]): boolean {
  if (line.fontSize !== null || !next || !third || next.gap || third.gap) return false;
  const loose = classifyHeading(headingText(line.text), true);
  if (loose && loose !== 'experience' && !namesPlaceKind(line.text)) return false;
  const [title, dates] = headerRange(next) ? [third, next] : [next, third];
  const isBare = headerRange(dates)?.single === false && !/\p{L}{3}.*\p{L}{3}/u.test(withoutPeriod(dates));
  return isBare && !title.bullet && headerRange(title) === null && titleLikeness(title.text) >= 1;
}

function withoutPeriod(line: CvLine): string {
  const range = headerRange(line);
  return range ? line.text.slice(0, range.start) + line.text.slice(range.end) : line.text;
}
