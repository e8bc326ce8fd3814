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
    named(m.linkedin_current(), current || m.linkedin_current_empty()),
    named(m.linkedin_proposed(), suggestion),
    `  ${m.linkedin_why()} ${reason}`,
  ];
}

function differenceLines({ kind, profile, cv, detail }: LinkedinAnalysis['differences'][number]) {
  return [
    differenceLabel[kind](),
    named(m.linkedin_on_profile(), profile ?? m.linkedin_absent()),
    named(m.linkedin_on_cv(), cv ?? m.linkedin_absent()),
    `  ${detail}`,
  ];
}

const named = (name: string, text: string) => `  ${m.linkedin_named({ name, text })}`;
const list = (title: string, items: string[]) =>
  titled(
    title,
    items.map((item) => `- ${item}`),
  );
const titled = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);
