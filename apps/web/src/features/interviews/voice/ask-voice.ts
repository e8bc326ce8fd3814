import type {
  vocalFeedbackResponseSchema,
  vocalInterviewRequestSchema,
  vocalQuestionResponseSchema,
} from '@coach/contracts/features/interviews';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import type { WorkRequest } from '../../../lib/work/use-work.ts';

const path = '/api/functions/vocal-interview';
type Asked = z.infer<typeof vocalInterviewRequestSchema>;
export type VoiceAnswer = Extract<Asked, { action: 'generateFeedback' }>['allAnswers'][number];

type Next = { jobDescription: string; questionNumber: number; sessionId: string | null; signal?: AbortSignal };

/** The first holds a unit. @throws ApiError `limit_reached`, `subscription_required` … */
export function askQuestion({ signal, ...next }: Next): Promise<z.infer<typeof vocalQuestionResponseSchema>> {
  return request(path, { body: { action: 'generateQuestion', ...next }, signal, bearer: true });
}

export type VoiceFeedback = z.infer<typeof vocalFeedbackResponseSchema>;

/** Costs the unit that the first question held. */
export function voiceFeedbackRequest(
  sessionId: string,
  jobDescription: string,
  allAnswers: VoiceAnswer[],
): WorkRequest {
  return { path, body: { action: 'generateFeedback', sessionId, jobDescription, allAnswers }, bearer: true };
}
