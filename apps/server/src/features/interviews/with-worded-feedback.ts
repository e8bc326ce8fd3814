import type { AnswerFeedback } from '@coach/contracts/interview';
import type { TextDoubt } from '@coach/contracts/written-by';
import type { Doubt } from '../../writing/task.ts';
import { type FeedbackAnswer, wholePath } from '../../writing/tasks/interview-feedback/interview-feedback-task.ts';

export type FeedbackWords = { feedback: AnswerFeedback[]; feedbackText: string; doubts: TextDoubt[] };

/**
 * The engine’s feedback with a model’s words in the place of theirs. `doubts` are all that was found in the answer, and
 * `faults` those among them that may not be shown at all. Of the feedback on each answer, what is in doubt stays the
 * engine’s; in the feedback on the whole it is told as such. null where nothing is a model’s.
 */
export function withWordedFeedback(
  own: Pick<FeedbackWords, 'feedback' | 'feedbackText'>,
  { output, doubts, faults }: { output: FeedbackAnswer; doubts: readonly Doubt[]; faults: readonly Doubt[] },
): FeedbackWords | null {
  const held = new Set([...doubts, ...faults].map(({ path }) => path));
  const feedback = own.feedback.map((entry) => withWords(entry, output, held));
  const isShown = !faults.some(({ path }) => path === wholePath);
  if (!isShown && feedback.every((entry, index) => entry === own.feedback[index])) return null;
  const feedbackText = isShown ? output.feedbackText : own.feedbackText;
  return { feedback, feedbackText, doubts: isShown ? doubtsIn(feedbackText, doubts) : [] };
}

function withWords(entry: AnswerFeedback, { entries }: FeedbackAnswer, held: ReadonlySet<string>): AnswerFeedback {
  const place = entries.findIndex(({ index }) => index === entry.questionIndex);
  const words = entries[place];
  if (!words) return entry;
  const path = `entries.${place}`;
  const inWords = (name: 'strengths' | 'improvements') => {
    const kept = words[name].filter((_, index) => !held.has(`${path}.${name}.${index}`));
    // Whether there is anything to praise or to mend is the engine’s to say.
    return entry[name].length > 0 && kept.length > 0 ? [...new Set(kept)] : entry[name];
  };
  return {
    ...entry,
    overall: held.has(`${path}.overall`) ? entry.overall : words.overall,
    strengths: inWords('strengths'),
    improvements: inWords('improvements'),
  };
}

/** The words themselves, as the text has them. */
function doubtsIn(text: string, doubts: readonly Doubt[]): TextDoubt[] {
  return doubts
    .filter(({ path }) => path === wholePath)
    .map(({ start, end, reason }) => ({ start, end, quote: text.slice(start, end), reason }))
    .sort((one, other) => one.start - other.start);
}
