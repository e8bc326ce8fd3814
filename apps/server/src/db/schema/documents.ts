import type { Amendment } from '@coach/contracts/amendment';
import type { ParsedCv } from '@coach/contracts/cv';
import type { DocumentText } from '@coach/contracts/document-text';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json } from './columns.ts';

/**
 * One row for every object in the file store, written before the object is: what no document refers to any more, after a
 * crash or an erasure, is found here and removed.
 */
export const storedFiles = pgTable('stored_files', {
  key: text('key').primaryKey(),
  createdAt: instant('created_at').notNull(),
});

export const userDocuments = pgTable(
  'user_documents',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    originalName: text('original_name').notNull(),
    /** The key in the file store. */
    filePath: text('file_path')
      .notNull()
      .references(() => storedFiles.key),
    fileSize: integer('file_size').notNull(),
    fileType: text('file_type').notNull(),
    documentType: text('document_type').$type<'cv'>().notNull().default('cv'),
    sha256: text('sha256').notNull(),
    /** A duplicate is never what the same bytes lead back to. */
    isCopy: boolean('is_copy').notNull().default(false),
    original: json<DocumentText>('original').notNull(),
    /** As it stands after the amendments. */
    cv: json<ParsedCv>('cv').notNull(),
    amendments: json<Amendment[]>('amendments').notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('user_documents_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('user_documents_file').on(table.filePath),
    uniqueIndex('user_documents_bytes').on(table.userId, table.sha256).where(sql`not ${table.isCopy}`),
  ],
);
