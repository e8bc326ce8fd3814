import type { CareerPlan } from '@coach/contracts/features/career-advisor';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json, writtenBy } from './columns.ts';
import { userDocuments } from './documents.ts';

/** Plans towards a goal, kept with what they were asked from. */
export const careerPlans = pgTable(
  'career_plans',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of everything the plan follows from. */
    requestKey: text('request_key').notNull(),
    skillsToDevelop: text('skills_to_develop').notNull(),
    careerGoal: text('career_goal').notNull(),
    pastExperiences: text('past_experiences').notNull(),
    documentId: uuid('document_id').references(() => userDocuments.id, { onDelete: 'set null' }),
    documentName: text('document_name'),
    careerPlan: json<CareerPlan>('career_plan').notNull(),
    advice: text('advice').notNull(),
    writtenBy: writtenBy('written_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('career_plans_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('career_plans_same').on(table.userId, table.requestKey),
  ],
);
