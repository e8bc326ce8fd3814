import { findTerms } from './find-terms.ts';

export type FoundSkill = { skill: string; start: number; end: number };

/**
 * The hard skills, licences and certifications a text names, in order, under their canonical names: the longest at each
 * place, whole words only. Linear in the length of the text.
 */
export function findSkills(text: string): FoundSkill[] {
  return findTerms(text)
    .filter(({ kind }) => kind === 'skill' || kind === 'licence' || kind === 'certification')
    .map(({ name, start, end }) => ({ skill: name, start, end }));
}
