import type { ApplicationStatus, Job, JobFailure } from '@coach/contracts/features/jobs';
import type { ParsedOffer } from '@coach/contracts/offer';
import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json } from './columns.ts';
import { analyses } from './cv.ts';
import { userDocuments } from './documents.ts';

/** Offers a person aims at, and where they stand with each. */
export const jobOffers = pgTable(
  'job_offers',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url'),
    /** As pasted, or as taken from the page; empty while the page has not been read. */
    sourceText: text('source_text').notNull().default(''),
    status: text('status').$type<Job['status']>().notNull(),
    failure: text('failure').$type<JobFailure>(),
    offer: json<ParsedOffer | null>('offer'),
    /** The person’s own words, in place of what was read. */
    title: text('title'),
    company: text('company'),
    postedDate: text('posted_date'),
    documentId: uuid('document_id').references(() => userDocuments.id, { onDelete: 'set null' }),
    matchScore: integer('match_score').notNull().default(0),
    missingSkills: text('missing_skills').array().notNull().default([]),
    analysisId: uuid('analysis_id').references(() => analyses.id, { onDelete: 'set null' }),
    applicationStatus: text('application_status').$type<ApplicationStatus>().notNull().default('not_applied'),
    /** When it was said to be sent; null once it is no more. */
    appliedAt: instant('applied_at'),
    position: doublePrecision('position').notNull().default(0),
    notes: text('notes').notNull().default(''),
    nextStepDate: date('next_step_date', { mode: 'string' }),
    /** Which reading of the offer is the latest asked for: an older one that ends later is dropped. */
    attempt: integer('attempt').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('job_offers_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('job_offers_under_way').on(table.updatedAt).where(sql`${table.status} in ('pending', 'analyzing')`),
    index('job_offers_board').on(table.userId, table.applicationStatus, table.position),
  ],
);
