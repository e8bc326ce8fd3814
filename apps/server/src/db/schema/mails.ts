import type { OptionalMail } from '@coach/contracts/features/mails';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant } from './columns.ts';

/** What people chose of the mails they may do without; without a row, the mail’s own rule holds. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mail: text('mail').$type<OptionalMail>().notNull(),
    wanted: boolean('wanted').notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mail] }),
    index('mail_choices_wanted').on(table.mail).where(sql`${table.wanted}`),
  ],
);

/** Reminders that were mailed, by what they told: none goes out twice. */
export const mailReminders = pgTable(
  'mail_reminders',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectId: text('subject_id').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subjectId] })],
);
