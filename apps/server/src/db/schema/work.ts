import type { ApiErrorBody } from '@coach/contracts/api-error';
import type { WorkKind, WorkState } from '@coach/contracts/features/work';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json } from './columns.ts';

/** Texts that a model is writing or has written within the hour; the process that runs one keeps it in memory as well. */
export const runningWorks = pgTable(
  'running_works',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<WorkKind>().notNull(),
    place: text('place').notNull(),
    /** Who writes. */
    model: text('model').notNull(),
    state: text('state').$type<WorkState>().notNull(),
    partial: text('partial').notNull(),
    result: json<unknown>('result'),
    error: json<ApiErrorBody | null>('error'),
    /** The person wishes it stopped: the process that runs it reads so at its next heartbeat. */
    stopAskedAt: instant('stop_asked_at'),
    /** When somebody last followed it from another process. */
    followedAt: instant('followed_at'),
    /** When the process that runs it last said so. */
    heartbeatAt: instant('heartbeat_at').notNull(),
    /** The person has what came of it. */
    putAwayAt: instant('put_away_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('running_works_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('running_works_heartbeat').on(table.heartbeatAt),
  ],
);
