import type { CvLine } from '../lines/read-lines.ts';
import { headerRange } from './header-parts.ts';
import { isPlace, titleLikeness } from './judge-part.ts';
import type { Section } from './split-sections.ts';

/**
 * « Ce que j’ai mené » over themes, « Recruter », « Former », and what was done of each: no jobs, where these are told with
 * their dates in a section of their own.
 */
export function deedsApart(sections: readonly Section[]): Section[] {
  const isJobs = ({ kind }: Section) => kind === 'experience';
  const isDated = ({ lines }: Section) => lines.some((line) => headerRange(line) !== null);
  if (!sections.some((section) => isJobs(section) && isDated(section))) return [...sections];
  return sections.map((section) => {
    const told = section.lines.length > 0 && isOwn(section.heading?.text ?? '') && !isDated(section);
    return told && !section.lines.some(namesJob) && isJobs(section) ? { ...section, kind: 'other' } : section;
  });
}

/** « Ce que j’ai fait avant » tells jobs. */
function isOwn(heading: string): boolean {
  return ownDeeds.test(heading) && !/(?<!\p{L})avant(?!\p{L})/iu.test(heading);
}

/** « Vendeur, Darty, Dole » outside the bullets: a title, and for whom. */
function namesJob({ text, bullet }: CvLine): boolean {
  const [title = '', house = ''] = text.split(/, | [–—|-] | chez /u);
  return !bullet && titleLikeness(title) >= 1 && /^\p{Lu}/u.test(house) && !isPlace(house);
}

const ownDeeds = /^(?:tout )?ce qu(?:e |[’'])j[’']ai /iu;
