import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant } from './columns.ts';

/** Units taken a month, those under way included; written by the functions of the migration alone. */
export const monthlyUsage = pgTable(
  'monthly_usage',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    featureType: text('feature_type').notNull(),
    /** YYYY-MM in Europe/Paris. */
    monthYear: text('month_year').notNull(),
    usageCount: integer('usage_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.featureType, table.monthYear] }),
    check('monthly_usage_not_negative', sql`${table.usageCount} >= 0`),
  ],
);

/** A unit taken for work that has not ended; given back when it expires. */
export const usageReservations = pgTable(
  'usage_reservations',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    featureType: text('feature_type').notNull(),
    monthYear: text('month_year').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('usage_reservations_expiry').on(table.expiresAt)],
);
