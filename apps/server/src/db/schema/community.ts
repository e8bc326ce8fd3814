import type { Gathering, MessageKind } from '@coach/contracts/features/community';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant } from './columns.ts';

/** Dates of workshops and events that somebody registered for, as the data files had them then. */
export const communityMeetings = pgTable(
  'community_meetings',
  {
    id: text('id').primaryKey(),
    gatheringId: text('gathering_id').notNull(),
    kind: text('kind').$type<Gathering['kind']>().notNull().default('workshop'),
    title: text('title').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Of the calendar entry: one more each time it moves or somebody’s is taken back. */
    sequence: integer('sequence').notNull().default(0),
    /** The data files name it no more. */
    calledOffAt: instant('called_off_at'),
  },
  (table) => [index('community_meetings_to_come').on(table.startsAt).where(sql`${table.calledOffAt} is null`)],
);

export const communityRegistrations = pgTable(
  'community_registrations',
  {
    meetingId: text('meeting_id')
      .notNull()
      .references(() => communityMeetings.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** First come, first served, though two come within a millisecond. */
    place: bigserial('place', { mode: 'number' }).notNull(),
    /** null while waiting for a seat. */
    seatedAt: instant('seated_at'),
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.userId] }),
    index('community_registrations_person').on(table.userId),
  ],
);

/** Who is to be told of a date to come, or of the forum. */
export const communityNotices = pgTable(
  'community_notices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectId: text('subject_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subjectId] }),
    index('community_notices_subject').on(table.subjectId),
  ],
);

/** What people wrote to the operator, and the answer. */
export const communityMessages = pgTable(
  'community_messages',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MessageKind>().notNull(),
    gatheringId: text('gathering_id'),
    content: text('content').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('community_messages_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
