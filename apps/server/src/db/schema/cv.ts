import type { Amendment } from '@coach/contracts/amendment';
import type { ParsedCv } from '@coach/contracts/cv';
import type { CvWording } from '@coach/contracts/cv-document';
import type { DocumentText } from '@coach/contracts/document-text';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { Report, SectorId } from '@coach/contracts/report';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json, writtenBy } from './columns.ts';
import { userDocuments } from './documents.ts';

/** As read from a document, or typed, which has neither lines nor layout. */
type AnalysedText = Pick<DocumentText, 'text'> & Partial<Pick<DocumentText, 'lines' | 'layout'>>;

/** One CV against one offer, bought with one unit. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the CV's original text and the offer's. */
    pairKey: text('pair_key').notNull(),
    /** Which copy of that CV: a document's id, or `text` for a text that stands alone. */
    subject: text('subject').notNull(),
    documentId: uuid('document_id').references(() => userDocuments.id, { onDelete: 'set null' }),
    documentName: text('document_name'),
    /** The CV as read, before any amendment. */
    original: json<AnalysedText>('original').notNull(),
    offer: json<ParsedOffer | null>('offer'),
    cv: json<ParsedCv>('cv').notNull(),
    report: json<Report>('report').notNull(),
    /** The analysis in words. */
    analysis: text('analysis').notNull(),
    initialScore: integer('initial_score').notNull(),
    score: integer('score').notNull(),
    amendments: json<Amendment[]>('amendments').notNull().default([]),
    offTopic: text('off_topic').array().notNull().default([]),
    sector: text('sector').$type<SectorId>(),
    /** The advice and paragraphs as a model worded them: each for the engine’s of this key that reads `before`. */
    advice: json<{ key: string; before: string; after: string }[] | null>('advice'),
    writtenBy: writtenBy('written_by'),
    /** The lines of the optimised CV as a model worded them; null before it was asked. */
    wording: json<CvWording | null>('wording'),
    createdAt: instant('created_at').notNull(),
    /** When the unit was spent; re-scoring is free for a while after. */
    boughtAt: instant('bought_at').notNull(),
  },
  (table) => [
    index('analyses_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('analyses_pair').on(table.userId, table.pairKey, table.subject),
  ],
);
