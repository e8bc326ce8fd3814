import {
  elevatorPitchRequestSchema,
  elevatorPitchResponseSchema,
  generateQuestionsRequestSchema,
  generateQuestionsResponseSchema,
  interviewCoachingRequestSchema,
  interviewCoachingResponseSchema,
  maxRecordingBytes,
  textToSpeechRequestSchema,
  textToSpeechResponseSchema,
  vocalFeedbackResponseSchema,
  vocalInterviewRequestSchema,
  vocalQuestionResponseSchema,
  voiceToTextRequestSchema,
  voiceToTextResponseSchema,
} from '@coach/contracts/features/interviews';
import { z } from 'zod';
import type { UserContext } from '../../context.ts';
import type { Router } from '../../http/route.ts';
import { remainingUnits } from '../usage/read-usage.ts';
import { coachedOf, coachInterview } from './coach-interview.ts';
import { generateQuestions } from './generate-questions.ts';
import type { InterviewSources } from './read-interview-offer.ts';
import { speakText } from './speak-text.ts';
import type { SpeechThrottle } from './speech-throttle.ts';
import { transcribeRecording } from './transcribe-recording.ts';
import { askVoiceQuestion, coachVoiceInterview } from './voice-interview.ts';
import { writeElevatorPitch } from './write-elevator-pitch.ts';

/** The longest offer and all the answers of the longest session. */
const maxBodyBytes = 4 * 1024 * 1024;
/** The longest recording as base64, and somewhat more, so that a longer one is refused by its own name. */
const maxRecordingBody = Math.ceil((maxRecordingBytes * 4) / 3) + 2 * 1024 * 1024;

const common = { method: 'post', costly: 'computation', policy: 'user', maxBodyBytes } as const;

/** The spec’s functions. */
export function functionRoutes(router: Router, sources: InterviewSources, throttle: SpeechThrottle): void {
  router.route(
    {
      ...common,
      path: '/api/functions/generate-questions',
      summary: 'Make a simulation of an interview, for one unit',
      body: generateQuestionsRequestSchema,
      answer: generateQuestionsResponseSchema,
    },
    async (context, { body }) => {
      const { id, role, questions, questionsWrittenBy } = await generateQuestions(context, sources, body);
      const remainingSimulations = await remainingUnits(context, 'interview_simulation');
      return { sessionId: id, role, questions, remainingSimulations, writtenBy: questionsWrittenBy };
    },
  );
  router.route(
    {
      ...common,
      path: '/api/functions/interview-coaching',
      summary: 'The feedback on an interview, for one unit',
      asWork: () => 'interview-feedback',
      body: interviewCoachingRequestSchema,
      answer: interviewCoachingResponseSchema,
    },
    async (context, { body }) => {
      const { feedback, feedbackText, score, writtenBy, doubts } = await coachInterview(context, body);
      const remainingCoaching = await remainingUnits(context, 'interview_coaching');
      return { feedback: feedbackText, entries: feedback, score, writtenBy, doubts, remainingCoaching };
    },
  );
  router.route(
    {
      ...common,
      path: '/api/functions/elevator-pitch',
      summary: 'Write an elevator pitch from a CV, for one unit',
      asWork: () => 'elevator-pitch',
      body: elevatorPitchRequestSchema,
      answer: elevatorPitchResponseSchema,
    },
    async (context, { body }) => {
      const { text, ...pitch } = await writeElevatorPitch(context, sources, body);
      return { ...pitch, pitch: text, remainingPitches: await remainingUnits(context, 'elevator_pitch') };
    },
  );
  voiceRoutes(router, sources, throttle);
}

function voiceRoutes(router: Router, sources: InterviewSources, throttle: SpeechThrottle): void {
  router.route(
    {
      ...common,
      path: '/api/functions/vocal-interview',
      summary: 'The next question of an interview by voice, or the feedback on it',
      asWork: ({ body }) => (body.action === 'generateFeedback' ? 'interview-feedback' : null),
      body: vocalInterviewRequestSchema,
      answer: z.union([vocalFeedbackResponseSchema, vocalQuestionResponseSchema]),
    },
    async (context, { body }) => {
      if (body.action === 'generateQuestion') return await askVoiceQuestion(context, sources, body);
      const session = await coachVoiceInterview(context, sources, body);
      const { feedback, feedbackText, score, writtenBy, doubts } = coachedOf(session);
      return { feedback: feedbackText, entries: feedback, score, sessionId: session.id, writtenBy, doubts };
    },
  );
  router.route(
    {
      ...common,
      costly: 'upload',
      path: '/api/functions/voice-to-text',
      summary: 'What a recording says; it is kept nowhere',
      body: voiceToTextRequestSchema,
      answer: voiceToTextResponseSchema,
      maxBodyBytes: maxRecordingBody,
    },
    async (context, { body }) => await transcribeRecording(context, throttle, body),
  );
  router.route(
    {
      ...common,
      path: '/api/functions/text-to-speech',
      summary: 'A text as audio',
      body: textToSpeechRequestSchema,
      answer: textToSpeechResponseSchema,
      maxBodyBytes: 64 * 1024,
    },
    async (context: UserContext, { body }) => await speakText(context, throttle, body),
  );
}
