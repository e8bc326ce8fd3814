import { z } from 'zod';
import { maxOfferLength } from '../cv-upload.ts';
import {
  answerFeedbackSchema,
  dictionSchema,
  interviewQuestionSchema,
  pitchSchema,
  seniorities,
  wordTimingSchema,
} from '../interview.ts';
import { keptLine } from '../text.ts';
import type { PlanId } from '../tiers.ts';
import { textDoubtSchema, writtenBySchema } from '../written-by.ts';

/** Characters of one answer, typed or spoken. */
export const maxAnswerLength = 30_000;
export const maxQuestions = 20;
/** Questions a session may gain on what was answered. */
export const maxFollowUps = 5;
const maxSessionQuestions = maxQuestions + maxFollowUps;
/** Questions of a simulation; from the plan that opens `question_count` on, the most there are to choose. */
export const questionsOfPlan: Record<PlanId, number> = { explorer: 5, builder: 10, advancer: 20, leader: 20 };
export const questionChoices = [5, 10, 20] as const;
/** A recording: five minutes, ten megabytes. */
export const maxRecordingMs = 300_000;
export const maxRecordingBytes = 10 * 1024 * 1024;
/** Questions of a voice interview (spec 2, section 9). */
export const voiceQuestions = 10;
/** The preparation score is the mean of the latest sessions that have one. */
export const scoredSessions = 5;

const jobDescription = z.string().trim().min(1).max(maxOfferLength);
const level = z.enum(seniorities);
const sessionId = z.uuid();
const timing = z
  .object({ durationMs: z.int().min(0).max(maxRecordingMs), words: z.array(wordTimingSchema).max(5_000).optional() })
  .optional();

/**
 * `generate-questions`: one unit of `interview_simulation`. What the server knows better (`subscriptionTier`, `userId`) is
 * accepted and ignored; `questionCount` counts from advancer on.
 */
export const generateQuestionsRequestSchema = z.object({
  role: keptLine(300).nullish(),
  level,
  jobDescription,
  jobDescriptionType: z.enum(['text', 'url']).default('text'),
  questionCount: z.coerce.number().int().min(1).max(maxQuestions).nullish(),
  documentId: z.uuid().nullish(),
  jobId: z.uuid().nullish(),
  subscriptionTier: z.unknown().optional(),
  userId: z.unknown().optional(),
});
export type GenerateQuestionsRequest = z.infer<typeof generateQuestionsRequestSchema>;

export const generateQuestionsResponseSchema = z.object({
  sessionId,
  role: z.string(),
  questions: z.array(interviewQuestionSchema),
  /** null is unlimited. */
  remainingSimulations: z.int().nonnegative().nullable(),
  /** Who worded the questions and their tips. */
  writtenBy: writtenBySchema,
});

/** As the list shows it. */
export const interviewSummarySchema = z.object({
  id: sessionId,
  kind: z.enum(['simulation', 'voice']),
  role: z.string(),
  seniorityLevel: level,
  company: z.string().nullable(),
  completed: z.boolean(),
  questionCount: z.int().nonnegative(),
  answered: z.int().nonnegative(),
  /** Mean of the answers’ scores; null until one is judged. */
  score: z.int().min(0).max(100).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type InterviewSummary = z.infer<typeof interviewSummarySchema>;

/** `GET /api/interview-sessions`, newest first. */
export const interviewListSchema = z.object({
  items: z.array(interviewSummarySchema),
  nextCursor: z.string().nullable(),
  /** Mean of the latest five sessions that have a score; null without any. */
  preparationScore: z.int().min(0).max(100).nullable(),
});

/** `GET /api/interview-sessions/:id`. */
export const interviewDetailSchema = interviewSummarySchema.extend({
  jobDescription: z.string(),
  jobUrl: z.string().nullable(),
  subscriptionTier: z.string(),
  questions: z.array(interviewQuestionSchema),
  questionsWrittenBy: writtenBySchema,
  responses: z.array(z.string()),
  feedback: z.array(answerFeedbackSchema),
  /** The feedback on the whole, in words; null until asked for. */
  feedbackText: z.string().nullable(),
  feedbackWrittenBy: writtenBySchema,
  /** Words of `feedbackText` that nothing shows. */
  feedbackDoubts: z.array(textDoubtSchema),
  currentQuestionIndex: z.int().nonnegative(),
  /** One more with every save. */
  version: z.int().positive(),
});
export type InterviewDetail = z.infer<typeof interviewDetailSchema>;

/** `PATCH /api/interview-sessions/:id`: saved on every pause. Another save meanwhile answers 409 `conflict`. */
export const patchInterviewRequestSchema = z.object({
  since: z.int().positive().optional(),
  responses: z.array(z.string().max(maxAnswerLength)).max(maxSessionQuestions).optional(),
  currentQuestionIndex: z.int().min(0).max(maxSessionQuestions).optional(),
  completed: z.boolean().optional(),
});

const questionIndex = z
  .int()
  .min(0)
  .max(maxSessionQuestions - 1);
/**
 * `POST /api/interview-sessions/:id/analyze`: one answer kept and judged (from builder on; its delivery from leader on,
 * below `timing` is ignored). Answers the session (`interviewDetailSchema`) with the feedback in it.
 */
export const analyzeAnswerRequestSchema = z.object({
  questionIndex,
  answer: z.string().max(maxAnswerLength),
  timing,
});
/**
 * `POST /api/interview-sessions/:id/follow-up`: another question on what was just said, put after it (gate
 * `adaptive_questions`). Answers the session (`interviewDetailSchema`); 409 `conflict` when there is none to ask.
 */
export const followUpRequestSchema = z.object({
  questionIndex,
});

/**
 * `interview-coaching`: one unit, none for a session whose answers are those already judged. With `sessionId`, an answer
 * sent to a question of the session is kept in it first. The prompts and the tier a client sends are accepted and ignored.
 */
export const interviewCoachingRequestSchema = z.object({
  sessionId: sessionId.nullish(),
  jobDescription: z.string().max(maxOfferLength).nullish(),
  level: level.nullish(),
  questionsAndAnswers: z
    .array(z.object({ question: z.string().max(2_000), answer: z.string().max(maxAnswerLength) }))
    .max(maxSessionQuestions),
  systemPrompt: z.unknown().optional(),
  userPrompt: z.unknown().optional(),
  subscriptionTier: z.unknown().optional(),
  userId: z.unknown().optional(),
});
export const interviewCoachingResponseSchema = z.object({
  feedback: z.string(),
  entries: z.array(answerFeedbackSchema),
  score: z.int().min(0).max(100),
  writtenBy: writtenBySchema,
  /** Words of `feedback` that nothing shows. */
  doubts: z.array(textDoubtSchema),
  remainingCoaching: z.int().nonnegative().nullable(),
});

/** `elevator-pitch`: one unit; without any CV, `cv_required`. */
export const elevatorPitchRequestSchema = z.object({
  jobDescription,
  level,
  documentId: z.uuid().nullish(),
  userId: z.unknown().optional(),
});
export const elevatorPitchResponseSchema = pitchSchema.omit({ text: true }).extend({
  pitch: z.string(),
  writtenBy: writtenBySchema,
  /** Words of `pitch` that nothing shows. */
  doubts: z.array(textDoubtSchema),
  remainingPitches: z.int().nonnegative().nullable(),
});
/** `POST /api/interviews/diction`: a spoken pitch beside its text; costs nothing. */
export const dictionRequestSchema = z.object({
  text: z.string().trim().min(1).max(5_000),
  heard: z.string().max(maxAnswerLength),
  timing,
});
export const dictionResponseSchema = dictionSchema;

/**
 * `vocal-interview`: reserved at the first question, settled at the feedback. A question already asked is answered again
 * as it was; answers are kept by `PATCH /api/interview-sessions/:id` as they come, so that a reload resumes.
 */
export const vocalInterviewRequestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('generateQuestion'),
    jobDescription,
    questionNumber: z.int().min(1).max(voiceQuestions),
    sessionId: sessionId.nullish(),
  }),
  z.object({
    action: z.literal('generateFeedback'),
    jobDescription,
    sessionId: sessionId.nullish(),
    allAnswers: z
      .array(
        z.object({
          question: z.string().max(2_000),
          answer: z.string().max(maxAnswerLength),
          questionNumber: z.int().min(1).max(voiceQuestions),
          timing,
        }),
      )
      .min(1)
      .max(voiceQuestions),
  }),
]);
export const vocalQuestionResponseSchema = z.object({ question: z.string(), sessionId });
export const vocalFeedbackResponseSchema = z.object({
  feedback: z.string(),
  entries: z.array(answerFeedbackSchema),
  score: z.int().min(0).max(100),
  sessionId,
  writtenBy: writtenBySchema,
  doubts: z.array(textDoubtSchema),
});

/** `GET /api/interviews/speech`: what the server speaks and understands itself; the browser does the rest. */
export const speechOptionsSchema = z.object({ transcription: z.boolean(), speech: z.boolean() });

/** `voice-to-text`: a recording as base64 (a data URL too), forgotten once it is understood. 501 `speech_unavailable`. */
export const voiceToTextRequestSchema = z.object({
  audio: z.string().min(1),
  /** How long it was recorded for; told by the model where it knows. */
  durationMs: z.int().min(0).max(maxRecordingMs).nullish(),
});
export const voiceToTextResponseSchema = z.object({
  text: z.string(),
  durationMs: z.int().nonnegative(),
  /** Where the model tells when each word was said. */
  words: z.array(wordTimingSchema).optional(),
});

/** `text-to-speech`. 501 `speech_unavailable`. */
export const textToSpeechRequestSchema = z.object({
  text: z.string().trim().min(1).max(2_000),
  voice: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('alloy'),
});
export const textToSpeechResponseSchema = z.object({
  /** MPEG, in base64. */
  audioContent: z.string(),
});

/** `GET /api/interviews/illegal-question?seed=`: an exercise on a question that may not be asked. */
export const illegalExerciseSchema = z.object({
  question: z.string(),
  /** What it aims at; the article is of the Code du travail. */
  ground: z.string(),
  article: z.string(),
  reason: z.string(),
  answers: z.array(
    z.object({
      way: z.enum(['deflect', 'askBack', 'decline']),
      label: z.string(),
      text: z.string(),
      note: z.string(),
    }),
  ),
});
