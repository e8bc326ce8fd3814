import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Accounts that were erased, by a hash of their id, so that a restored backup can be erased again. */
export const erasures = pgTable('erasures', {
  idHash: text('id_hash').primaryKey(),
  erasedAt: instant('erased_at').notNull(),
});
