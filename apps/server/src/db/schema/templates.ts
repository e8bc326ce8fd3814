import type { CvDocument } from '@coach/contracts/cv-document';
import type { TemplateMetadata, TemplateType } from '@coach/contracts/features/templates';
import type { Letter } from '@coach/contracts/letter';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json } from './columns.ts';

/** Letters and CVs a person saved to use again. */
export const userTemplates = pgTable(
  'user_templates',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    type: text('type').$type<TemplateType>().notNull(),
    /** The text, as it is read. */
    content: text('content').notNull(),
    metadata: json<TemplateMetadata>('metadata').notNull(),
    /** What its files are drawn from: a letter or a CV, by its type. */
    document: json<Letter | CvDocument>('document').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('user_templates_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
