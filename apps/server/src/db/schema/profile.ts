import { pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json } from './columns.ts';

/** One per user, made with the account by a trigger (spec 1, section 3). */
export const profiles = pgTable('profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  fullName: text('full_name').notNull().default(''),
  email: text('email').notNull(),
  location: text('location'),
  objectives: text('objectives'),
  skills: text('skills').array().notNull().default([]),
  aiTone: text('ai_tone').notNull().default('professionnel'),
  avatarUrl: text('avatar_url'),
  preferences: json<Record<string, unknown>>('preferences').notNull().default({}),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
