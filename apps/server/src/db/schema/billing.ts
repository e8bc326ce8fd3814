import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant } from './columns.ts';

/** What a user subscribed to; no row means free. */
export const subscriptions = pgTable('subscriptions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  subscribed: boolean('subscribed').notNull().default(false),
  tier: text('tier').notNull().default('free'),
  /** Who says so: `operator`, or the payment provider. */
  provider: text('provider').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
