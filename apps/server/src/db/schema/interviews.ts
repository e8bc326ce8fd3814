import type { AnswerFeedback, InterviewQuestion, Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { TextDoubt } from '@coach/contracts/written-by';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json, writtenBy } from './columns.ts';
import { userDocuments } from './documents.ts';
import { jobOffers } from './jobs.ts';

/** Interviews a person practised: simulations in writing, each bought with one unit, and interviews by voice. */
export const interviewSessions = pgTable(
  'interview_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'simulation' | 'voice'>().notNull(),
    /** Hash of everything that was asked for. */
    requestKey: text('request_key').notNull(),
    role: text('role').notNull(),
    company: text('company'),
    seniorityLevel: text('seniority_level').$type<Seniority>().notNull(),
    jobDescription: text('job_description').notNull(),
    /** Where the description was fetched from. */
    jobUrl: text('job_url'),
    offer: json<ParsedOffer>('offer').notNull(),
    /** The targeted offer it is practised for. */
    jobId: uuid('job_id').references(() => jobOffers.id, { onDelete: 'set null' }),
    documentId: uuid('document_id').references(() => userDocuments.id, { onDelete: 'set null' }),
    /** As it counted when the questions were made. */
    subscriptionTier: text('subscription_tier').notNull(),
    questions: json<InterviewQuestion[]>('questions').notNull(),
    questionsWrittenBy: writtenBy('questions_written_by'),
    /** One for each question, in their order; an unanswered one is empty or absent. */
    responses: json<string[]>('responses').notNull().default([]),
    feedback: json<AnswerFeedback[]>('feedback').notNull().default([]),
    /** On the whole, in words. */
    feedbackText: text('feedback_text'),
    /** Hash of the answers the coaching was bought for: unchanged, they are not paid for again. */
    coachedKey: text('coached_key'),
    score: integer('score'),
    completed: boolean('completed').notNull().default(false),
    currentQuestionIndex: integer('current_question_index').notNull().default(0),
    /** Questions asked on an answer. */
    followUps: integer('follow_ups').notNull().default(0),
    /** One more with every save. */
    version: integer('version').notNull().default(1),
    feedbackWrittenBy: writtenBy('feedback_written_by'),
    /** Words of the feedback on the whole that nothing shows: « à vérifier ». */
    feedbackDoubts: json<TextDoubt[]>('feedback_doubts').notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('interview_sessions_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('interview_sessions_job').on(table.jobId),
    index('interview_sessions_document').on(table.documentId),
  ],
);
