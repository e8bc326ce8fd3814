import type { LinkedinAnalysis } from '@coach/contracts/features/linkedin';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { differenceLabel } from './difference-label.ts';
import { impactLabel } from './impact.ts';
import { scoreMessage } from './score-message.ts';
import { splitKeywords } from './split-keywords.ts';

/** The whole analysis as a plain text, to be pasted elsewhere; parts without content are left out. */
export function writeAnalysis(analysis: LinkedinAnalysis): string {
  const { score, profile, analysis: found, suggestions, differences, contentRecommendations } = analysis;
  const { present, toAdd } = splitKeywords(analysis);
  const parts = [
    [profile.headline ?? m.linkedin_result_title(), `${m.common_score({ score })}. ${scoreMessage(score)}`],
    list(m.linkedin_strengths(), found.strengths),
    list(m.linkedin_weaknesses(), found.weaknesses),
    list(m.linkedin_opportunities(), found.opportunities),
    titled(m.linkedin_suggestions(), suggestions.flatMap(suggestionLines)),
    titled(m.linkedin_differences(), differences.flatMap(differenceLines)),
    list(m.linkedin_keywords_add(), toAdd),
    list(m.linkedin_keywords_present(), present),
    list(
      m.linkedin_ideas(),
      contentRecommendations.map(({ type, topic, description }) => `${topic} (${type}). ${description}`),
    ),
  ];
  const written = parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return printed(written.join('\n\n'));
}

function suggestionLines({ category, impact, current, suggestion, reason }: LinkedinAnalysis['suggestions'][number]) {
  return [
    `${category} (${impactLabel[impact]()})`,
    `  ${m.linkedin_current()}\u00a0: ${current || m.linkedin_current_empty()}`,
    `  ${m.linkedin_proposed()}\u00a0: ${suggestion}`,
    `  ${m.linkedin_why()}\u00a0: ${reason}`,
  ];
}

function differenceLines({ kind, profile, cv, detail }: LinkedinAnalysis['differences'][number]) {
  return [
    differenceLabel[kind](),
    `  ${m.linkedin_on_profile()}\u00a0: ${profile ?? m.linkedin_absent()}`,
    `  ${m.linkedin_on_cv()}\u00a0: ${cv ?? m.linkedin_absent()}`,
    `  ${detail}`,
  ];
}

const list = (title: string, items: string[]) =>
  titled(
    title,
    items.map((item) => `- ${item}`),
  );
const titled = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);
