import type { LinkedinSuggestion } from '@coach/contracts/linkedin';
import type { ProfileContext } from '../score/profile-context.ts';
import type { ScoredProfile } from '../score/score-profile.ts';
import { suggestAbout } from './suggest-about.ts';
import { suggestDescriptions } from './suggest-descriptions.ts';
import { suggestDetails } from './suggest-details.ts';
import { suggestHeadline } from './suggest-headline.ts';
import { suggestLines } from './suggest-lines.ts';
import { suggestSkills } from './suggest-skills.ts';
import { suggestionWriter } from './suggestion-writer.ts';

const most = 14;
const rank = { high: 0, medium: 1, low: 2 };

/** Words to take over, most useful first; none states what neither the profile nor the CV tells. */
export function suggestionsFor(context: ProfileContext, scored: ScoredProfile): LinkedinSuggestion[] {
  const writer = suggestionWriter(context, scored);
  return [suggestHeadline, suggestAbout, suggestDescriptions, suggestLines, suggestSkills, suggestDetails]
    .flatMap((suggest) => suggest(writer))
    .filter(({ current, suggestion }) => current !== suggestion && writer.isBorneOut(suggestion))
    .map((suggestion, index) => ({ suggestion, index }))
    .sort((a, b) => rank[a.suggestion.impact] - rank[b.suggestion.impact] || a.index - b.index)
    .map(({ suggestion }) => suggestion)
    .slice(0, most);
}
