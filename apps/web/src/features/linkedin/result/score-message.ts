import { m } from '../../../paraglide/messages.js';
import { type ScoreTone, scoreTone } from '../../../ui/score-tone.ts';

const messages: Record<ScoreTone, () => string> = {
  ok: () => m.linkedin_score_80(),
  accent: () => m.linkedin_score_60(),
  warn: () => m.linkedin_score_40(),
  bad: () => m.linkedin_score_0(),
};

/** What a score means, by the thresholds of its colour: 80, 60 and 40. */
export function scoreMessage(score: number): string {
  return messages[scoreTone(score)]();
}
