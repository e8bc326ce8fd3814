import { capitalised } from '../../letters/french/typeset.ts';
import { fitsTarget } from '../criteria/skills-criteria.ts';
import { inPrint } from '../score/cited.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import { saidIn } from '../score/profile-part.ts';

/** Skills that the CV or the jobs themselves prove and the list of the profile leaves out, those of the target first. */
export function skillsToAdd(context: ProfileContext): string[] {
  const { cv, skills, experience, isEnglish } = context;
  const told = [...(cv?.skills ?? []), ...experience.written.keys()];
  const missing = [...new Set(told)].filter((skill) => saidIn(skills, skill) === null);
  const fitting = missing.filter((skill) => fitsTarget(context, skill));
  const ordered = [...fitting, ...missing.filter((skill) => !fitting.includes(skill))].slice(0, 10);
  // An English profile keeps its own words.
  return ordered.map((skill) => (isEnglish ? capitalised(experience.written.get(skill) ?? skill) : inPrint(skill)));
}
