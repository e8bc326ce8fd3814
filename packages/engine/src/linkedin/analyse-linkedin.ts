import type { LinkedinReport } from '@coach/contracts/linkedin';
import { analysisOf } from './advice/analysis-of.ts';
import { contentIdeas } from './advice/content-ideas.ts';
import { keywordsShown } from './advice/keywords-shown.ts';
import { suggestionsFor } from './advice/suggestions-for.ts';
import { profileCriteria } from './criteria/profile-criteria.ts';
import { type ProfileInput, profileContextOf } from './score/profile-context.ts';
import { scoreProfile } from './score/score-profile.ts';

/**
 * Scores a LinkedIn profile out of 100 for the positions aimed at, compares it with the CV where there is one, and
 * proposes words that state nothing that neither of them tells. The same input always gives the same report. Never throws.
 */
export function analyseLinkedin(input: ProfileInput): LinkedinReport {
  const context = profileContextOf(input);
  const judged = profileCriteria.map((definition) => ({ definition, finding: definition.check(context) }));
  const scored = scoreProfile(judged);
  return {
    ...scored,
    analysis: analysisOf(context, scored),
    suggestions: suggestionsFor(context, scored),
    ...keywordsShown(context),
    contentRecommendations: contentIdeas(context),
    differences: context.differences ?? [],
  };
}
