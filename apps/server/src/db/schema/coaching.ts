import type {
  CoachingScenario,
  CoachingState,
  CoachingSummary,
  CoachingTurn,
  CoachRequestKind,
  NewCoachRequest,
} from '@coach/contracts/features/coaching';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json, writtenBy } from './columns.ts';

/** Guided dialogues on negotiation and leadership. */
export const coachingSessions = pgTable(
  'coaching_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scenario: text('scenario').$type<CoachingScenario>().notNull(),
    state: text('state').$type<CoachingState>().notNull(),
    /** Everything that was said, in order. */
    turns: json<CoachingTurn[]>('turns').notNull(),
    /** Of those, the person’s own. */
    turnCount: integer('turn_count').notNull().default(0),
    summary: json<CoachingSummary | null>('summary'),
    /** The last of what was said to the person. */
    writtenBy: writtenBy('written_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('coaching_sessions_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Who asked the operator for a coach or a roadmap, and the answer. */
export const coachRequests = pgTable(
  'coach_requests',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CoachRequestKind>().notNull(),
    subject: text('subject').notNull(),
    hopes: text('hopes').notNull(),
    availability: text('availability').notNull(),
    contactWay: text('contact_way').$type<NewCoachRequest['contactWay']>().notNull(),
    contact: text('contact').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('coach_requests_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
