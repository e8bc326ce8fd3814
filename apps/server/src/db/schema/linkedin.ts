import type { LinkedinProfile, LinkedinReport } from '@coach/contracts/linkedin';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json, writtenBy } from './columns.ts';
import { userDocuments } from './documents.ts';

/** One LinkedIn profile beside one CV or none, bought with one unit. */
export const linkedinAnalyses = pgTable(
  'linkedin_analyses',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the profile's text, its address and the CV as it stood. */
    analysisKey: text('analysis_key').notNull(),
    profileUrl: text('profile_url'),
    documentId: uuid('document_id').references(() => userDocuments.id, { onDelete: 'set null' }),
    documentName: text('document_name'),
    /** What the keywords were looked up for. */
    targetPositions: text('target_positions').array().notNull().default([]),
    profile: json<LinkedinProfile>('profile').notNull(),
    analysisResult: json<LinkedinReport>('analysis_result').notNull(),
    score: integer('score').notNull(),
    writtenBy: writtenBy('written_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('linkedin_analyses_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('linkedin_analyses_same').on(table.userId, table.analysisKey),
  ],
);
