import type {
  vocalFeedbackResponseSchema,
  vocalInterviewRequestSchema,
  vocalQuestionResponseSchema,
} from '@coach/contracts/features/interviews';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';

const path = '/api/functions/vocal-interview';
type Asked = z.infer<typeof vocalInterviewRequestSchema>;
export type VoiceAnswer = Extract<Asked, { action: 'generateFeedback' }>['allAnswers'][number];

type Next = { jobDescription: string; questionNumber: number; sessionId: string | null; signal?: AbortSignal };

/** The first holds a unit. @throws ApiError `limit_reached`, `subscription_required` … */
export function askQuestion({ signal, ...next }: Next): Promise<z.infer<typeof vocalQuestionResponseSchema>> {
  return request(path, { body: { action: 'generateQuestion', ...next }, signal, bearer: true });
}

/** Costs the unit that the first question held. */
export function askVoiceFeedback(
  sessionId: string,
  jobDescription: string,
  allAnswers: VoiceAnswer[],
): Promise<z.infer<typeof vocalFeedbackResponseSchema>> {
  return request(path, { body: { action: 'generateFeedback', sessionId, jobDescription, allAnswers }, bearer: true });
}
