import type { AdviceCategory, AdviceLevel } from '@coach/contracts/advice';
import type { AdviceArticle } from '@coach/contracts/features/advice';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json } from './columns.ts';

/** The advice library, as its files had it at the last import. */
export const careerAdviceLibrary = pgTable('career_advice_library', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  /** Markdown. */
  content: text('content').notNull(),
  category: text('category').$type<AdviceCategory>().notNull(),
  experienceLevel: text('experience_level').$type<AdviceLevel>().notNull(),
  industry: text('industry').notNull(),
  tags: text('tags').array().notNull(),
  /** Open to everybody. */
  free: boolean('free').notNull(),
  sources: json<AdviceArticle['sources']>('sources').notNull(),
  /** Of its file: a changed one is read again. */
  hash: text('hash').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Its file is gone; marks stay, for the day it comes back. */
  withdrawnAt: instant('withdrawn_at'),
});

/** What a person has read, or put aside to read. */
export const adviceMarks = pgTable(
  'advice_marks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    articleId: text('article_id')
      .notNull()
      .references(() => careerAdviceLibrary.id, { onDelete: 'cascade' }),
    read: boolean('read').notNull().default(false),
    saved: boolean('saved').notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.articleId] }),
    index('advice_marks_article').on(table.articleId),
  ],
);
