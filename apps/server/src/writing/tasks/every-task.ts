import type { ModelTask } from '@coach/contracts/features/model-calls';
import type { Task } from '../task.ts';
import { analysisAdviceTask } from './analysis-advice/analysis-advice-task.ts';
import { careerAdviceTask } from './career-advice/career-advice-task.ts';
import { coachingDialogueTask } from './coaching-dialogue/coaching-dialogue-task.ts';
import { cvWordingTask } from './cv-wording/cv-wording-task.ts';
import { elevatorPitchTask } from './elevator-pitch/elevator-pitch-task.ts';
import { interviewFeedbackTask } from './interview-feedback/interview-feedback-task.ts';
import { interviewQuestionsTask } from './interview-questions/interview-questions-task.ts';
import { letterTask } from './letter/letter-task.ts';
import { linkedinSuggestionsTask } from './linkedin-suggestions/linkedin-suggestions-task.ts';

const byName = {
  'analysis-advice': analysisAdviceTask,
  'cv-wording': cvWordingTask,
  letter: letterTask,
  'linkedin-suggestions': linkedinSuggestionsTask,
  'interview-questions': interviewQuestionsTask,
  'interview-feedback': interviewFeedbackTask,
  'elevator-pitch': elevatorPitchTask,
  'career-advice': careerAdviceTask,
  'coaching-dialogue': coachingDialogueTask,
} satisfies Record<ModelTask, unknown>;

/** Every kind of text a model may write; a name without its task does not compile. */
export const everyTask = Object.values(byName) as unknown as readonly Task<unknown, unknown>[];
