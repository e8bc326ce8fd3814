import { z } from 'zod';
import { spanSchema } from './span.ts';

/** Seniority as the spec names it; people read Junior 0-2 ans, Confirmé 3-5 ans, Senior 6+ ans, Exécutif/Direction. */
export const seniorities = ['Junior', 'Mid-level', 'Senior', 'Executive'] as const;
export type Seniority = (typeof seniorities)[number];

/** What a question is about; an interview mixes them. */
export const questionCategories = [
  'motivation',
  'parcours',
  'technique',
  'situation',
  'comportement',
  'questions_employeur',
] as const;
export type QuestionCategory = (typeof questionCategories)[number];

export const interviewQuestionSchema = z.object({
  category: z.enum(questionCategories),
  question: z.string(),
  /** How to answer it well, each a sentence. */
  tips: z.array(z.string()),
  /** What it was made from, in the words of the offer or the CV; null for a question of every interview. */
  about: z.object({ source: z.enum(['offer', 'cv']), quote: z.string() }).nullable(),
});
export type InterviewQuestion = z.infer<typeof interviewQuestionSchema>;

/** The rubric: the same for typed and spoken answers. Weights are percents and add up to 100. */
export const rubric = {
  structure: 25,
  relevance: 20,
  evidence: 20,
  offer: 15,
  clarity: 10,
  language: 10,
} as const;
export type RubricDimension = keyof typeof rubric;
export const rubricDimensions = Object.keys(rubric) as RubricDimension[];

/** Parts of an example told well: situation, task, action, result. */
export const answerParts = ['situation', 'task', 'action', 'result'] as const;

export const dimensionScoreSchema = z.object({
  dimension: z.enum(rubricDimensions as [RubricDimension, ...RubricDimension[]]),
  /** 0 to 100; null where the question does not ask for it: it then weighs nothing. */
  score: z.int().min(0).max(100).nullable(),
  comment: z.string(),
  /** `quote` equals `answer.slice(start, end)`. */
  quotes: z.array(spanSchema.extend({ quote: z.string(), part: z.enum(answerParts).nullable() })),
});

/** How it was said, from the transcript and its timing: never an emotion. */
export const deliverySchema = z.object({
  durationMs: z.int().nonnegative(),
  wordsPerMinute: z.int().nonnegative().nullable(),
  /** Silences of a second and more between words; null where the timing does not tell. */
  pauses: z.int().nonnegative().nullable(),
  longestPauseMs: z.int().nonnegative().nullable(),
  fillers: z.array(z.object({ word: z.string(), count: z.int().positive() })),
  /** « Observations de débit et de pauses », in sentences. */
  notes: z.array(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** When each word of a transcript was said, in milliseconds from the start. */
export const wordTimingSchema = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() });

/** What the engine thinks of one answer. */
export const answerFeedbackSchema = z.object({
  /** From 0, as the session counts. */
  questionIndex: z.int().nonnegative(),
  /** The weighted mean of the dimensions that count here. */
  score: z.int().min(0).max(100),
  overall: z.string(),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  dimensions: z.array(dimensionScoreSchema),
  /** The person’s own words put in order; it adds no fact. Null where there is too little to work with. */
  reframed: z.string().nullable(),
  /** One or two questions a recruiter would ask next. */
  challenges: z.array(z.string()),
  delivery: deliverySchema.nullable(),
});
export type AnswerFeedback = z.infer<typeof answerFeedbackSchema>;

/** An elevator pitch: 30 to 60 seconds when said. */
export const pitchSchema = z.object({
  text: z.string(),
  /** Spoken length, in seconds. */
  duration: z.int().min(1),
  sentences: z.array(
    z.object({ text: z.string(), source: z.enum(['cv', 'offer']).nullable(), quote: z.string().nullable() }),
  ),
});
export type Pitch = z.infer<typeof pitchSchema>;

/** A spoken pitch beside its text. */
export const dictionSchema = z.object({
  durationMs: z.int().nonnegative(),
  wordsPerMinute: z.int().nonnegative().nullable(),
  /** Words of the text that were not heard, in order; offsets into the text. */
  missed: z.array(spanSchema.extend({ word: z.string() })),
  heardShare: z.number().min(0).max(1),
  notes: z.array(z.string()),
});
export type Diction = z.infer<typeof dictionSchema>;
