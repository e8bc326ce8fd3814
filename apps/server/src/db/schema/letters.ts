import type { ParsedCv } from '@coach/contracts/cv';
import type { LetterDoubt } from '@coach/contracts/features/letters';
import type { Letter, LetterTone } from '@coach/contracts/letter';
import type { LetterModelId } from '@coach/contracts/models';
import type { ParsedOffer } from '@coach/contracts/offer';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json, writtenBy } from './columns.ts';
import { userDocuments } from './documents.ts';
import { jobOffers } from './jobs.ts';

/** Letters a person had written, each bought with one unit. */
export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Hash of everything asked for but the angle. */
    requestKey: text('request_key').notNull(),
    /** The targeted offer it is written for. */
    jobId: uuid('job_id').references(() => jobOffers.id, { onDelete: 'set null' }),
    documentId: uuid('document_id').references(() => userDocuments.id, { onDelete: 'set null' }),
    documentName: text('document_name').notNull(),
    /** 1 as uploaded, one more with every correction. */
    documentVersion: integer('document_version').notNull(),
    /** As it read then: evidence points into its text. */
    cv: json<ParsedCv>('cv').notNull(),
    offer: json<ParsedOffer>('offer').notNull(),
    jobUrl: text('job_url'),
    company: text('company').notNull(),
    tone: text('tone').$type<LetterTone>().notNull(),
    additionalInfo: text('additional_info').notNull().default(''),
    angle: integer('angle').notNull().default(0),
    generated: json<Letter>('generated').notNull(),
    /** As it stands after the edits. */
    letter: json<Letter>('letter').notNull(),
    doubts: json<LetterDoubt[]>('doubts').notNull(),
    /** Bytes of its text. */
    size: integer('size').notNull(),
    /** 1 as generated, one more with every edit kept. */
    version: integer('version').notNull().default(1),
    model: text('model').$type<LetterModelId>().notNull(),
    writtenBy: writtenBy('written_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('letters_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('letters_job').on(table.jobId),
    index('letters_document').on(table.documentId),
  ],
);
