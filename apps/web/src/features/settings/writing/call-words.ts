import type { ModelCallOutcome, ModelCallSummary, ModelTask } from '@coach/contracts/features/model-calls';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

/** What kind of text it was for. */
export const taskNames: Record<ModelTask, () => string> = {
  'analysis-advice': m.settings_sent_task_analysis_advice,
  'cv-wording': m.settings_sent_task_cv_wording,
  letter: m.settings_sent_task_letter,
  'linkedin-suggestions': m.settings_sent_task_linkedin_suggestions,
  'interview-questions': m.settings_sent_task_interview_questions,
  'interview-feedback': m.settings_sent_task_interview_feedback,
  'elevator-pitch': m.settings_sent_task_elevator_pitch,
  'career-advice': m.settings_sent_task_career_advice,
  'coaching-dialogue': m.settings_sent_task_coaching_dialogue,
};

const providers: Record<string, string> = { mistral: 'Mistral AI', anthropic: 'Anthropic' };

/** The company, or the host of a server. */
export function providerName(provider: string): string {
  return providers[provider] ?? provider;
}

/** An answer came, and none of it was kept. */
const unused = new Set<ModelCallOutcome>(['leaking', 'invalid', 'too_long']);

/** What came of it, where that is not a text. */
export function outcomeName(outcome: ModelCallOutcome): string | null {
  if (outcome === 'answered') return null;
  if (unused.has(outcome)) return m.settings_sent_unused();
  return outcome === 'left' ? m.settings_sent_stopped() : m.settings_sent_unanswered();
}

export function tokensText({ inputTokens, outputTokens }: ModelCallSummary): string {
  return m.settings_sent_tokens({ sent: formatNumber(inputTokens), received: formatNumber(outputTokens) });
}
