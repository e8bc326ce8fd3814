import { headerRange } from './header-parts.ts';
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
    const told = section.lines.length > 0 && ownDeeds.test(section.heading?.text ?? '') && !isDated(section);
    return told && isJobs(section) ? { ...section, kind: 'other' } : section;
  });
}

const ownDeeds = /^(?:tout )?ce qu(?:e |[’'])j[’']ai /iu;
