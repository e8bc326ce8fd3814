import type { ProfileCriterion } from '../score/profile-finding.ts';
import { aboutCriteria } from './about-criteria.ts';
import { completenessCriteria } from './completeness-criteria.ts';
import { consistencyCriteria } from './consistency-criteria.ts';
import { experienceCriteria } from './experience-criteria.ts';
import { headlineCriteria } from './headline-criteria.ts';
import { keywordsCriteria } from './keywords-criteria.ts';
import { skillsCriteria } from './skills-criteria.ts';

/** All that is looked at on a profile, family by family. */
export const profileCriteria: readonly ProfileCriterion[] = [
  ...headlineCriteria,
  ...aboutCriteria,
  ...experienceCriteria,
  ...skillsCriteria,
  ...completenessCriteria,
  ...keywordsCriteria,
  ...consistencyCriteria,
];
