import type { ProfileFields, ProfileSkill } from '@coach/contracts/features/profile';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json } from './columns.ts';
import { storedFiles } from './documents.ts';

/** One per user, made with the account by a trigger (spec 1, section 3). */
export const profiles = pgTable('profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  fullName: text('full_name').notNull().default(''),
  email: text('email').notNull(),
  phone: text('phone').notNull().default(''),
  location: text('location').notNull().default(''),
  linkedin: text('linkedin').notNull().default(''),
  website: text('website').notNull().default(''),
  objectives: text('objectives').notNull().default(''),
  experience: text('experience').$type<NonNullable<ProfileFields['experience']>>(),
  currentRole: text('current_position').notNull().default(''),
  industry: text('industry').$type<NonNullable<ProfileFields['industry']>>(),
  targetPositions: text('target_positions').array().notNull().default([]),
  targetSalary: text('target_salary').$type<NonNullable<ProfileFields['targetSalary']>>(),
  workType: text('work_type').$type<NonNullable<ProfileFields['workType']>>(),
  availability: text('availability').$type<NonNullable<ProfileFields['availability']>>(),
  industries: text('industries').array().$type<ProfileFields['industries']>().notNull().default([]),
  skills: json<ProfileSkill[]>('skills').notNull().default([]),
  aiTone: text('ai_tone').$type<ProfileFields['aiTone']>().notNull().default('professionnel'),
  language: text('language').$type<ProfileFields['language']>().notNull().default('fr'),
  /** They wish the engine to write alone, whatever model is configured. */
  engineOnly: boolean('engine_only').notNull().default(false),
  /** `/photos/<token>`, with an unguessable token: photos are the only files served without a session. */
  avatarUrl: text('avatar_url').unique(),
  avatarFile: text('avatar_file').references(() => storedFiles.key),
  preferences: json<Record<string, unknown>>('preferences').notNull().default({}),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
