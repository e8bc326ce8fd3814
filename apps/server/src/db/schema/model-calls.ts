import type { ModelCallOutcome, ModelTask } from '@coach/contracts/features/model-calls';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { instant, json } from './columns.ts';

/** What a model was sent for a person, and what came of it: shown to them, and answered from for a day. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    task: text('task').$type<ModelTask>().notNull(),
    /** Of the instructions, which hold no word of a document. */
    taskVersion: integer('task_version').notNull(),
    provider: text('provider').notNull(),
    modelName: text('model').notNull(),
    /** Hash of everything asked for, but for what differs each time. */
    requestKey: text('request_key').notNull(),
    /** As sent: contact details are placeholders. */
    material: text('material').notNull(),
    /** As answered, placeholders and all; null where nothing of use came. */
    modelAnswer: json<unknown>('model_answer'),
    outcome: text('outcome').$type<ModelCallOutcome>().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('model_calls_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('model_calls_same').on(table.userId, table.requestKey),
    index('model_calls_age').on(table.createdAt),
  ],
);
