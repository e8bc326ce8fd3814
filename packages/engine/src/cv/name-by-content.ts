import type { HeadingKind } from '@coach/contracts/cv';
import { findTerms } from '../skills/find-terms.ts';
import { findLanguages } from '../text/find-languages.ts';
import { isDegree } from './degree-words.ts';
import { headerRange } from './header-parts.ts';
import { titleLikeness } from './judge-part.ts';
import type { Section } from './split-sections.ts';

/**
 * « Mes atouts » announces qualities or skills, « Avant, dans la coiffure » may announce anything: what the section lists
 * decides.
 */
export function nameByContent(section: Section): Section {
  if (section.kind === 'soft') return looksLikeSkills(section, 2) ? { ...section, kind: 'skills' } : section;
  return section.guessed ? { ...section, kind: kindOf(section) } : section;
}

function looksLikeSkills({ lines }: Section, ratio: number): boolean {
  const kinds = lines.slice(0, 40).flatMap((line) => findTerms(line.text).map((term) => term.kind));
  const hard = kinds.filter((kind) => kind === 'skill').length;
  return hard > 2 && hard > kinds.filter((kind) => kind === 'soft').length * ratio;
}

function kindOf(section: Section): HeadingKind {
  const lines = section.lines.slice(0, 40);
  const dated = lines.filter((line) => headerRange(line) !== null);
  const studies = lines.filter((line) => isDegree(line.text)).length;
  if (dated.length > 0 && studies * 2 >= dated.length) return 'education';
  if (dated.some((line) => titleLikeness(line.text.replace(/[\d/–-]+/g, ' ')) > 1)) return 'experience';
  if (lines.length > 0 && lines.every((line) => findLanguages(line.text).length > 0)) return 'languages';
  return looksLikeSkills(section, 1) && lines.every(({ text }) => text.length < 60) ? 'skills' : 'other';
}
