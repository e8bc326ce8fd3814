import { byEngine, type WrittenBy } from '@coach/contracts/written-by';
import { customType, timestamp } from 'drizzle-orm/pg-core';
import { wellFormedJson } from '../well-formed-json.ts';

/** To the millisecond, as JavaScript has it: a cursor made from it then finds its row again. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}

/**
 * `jsonb`. What is made from people's texts may cut a character in two, which PostgreSQL refuses: half a character is
 * kept as the replacement character, of the same length.
 */
export function json<Content>(name: string) {
  const column = customType<{ data: Content; driverData: string }>({
    dataType: () => 'jsonb',
    toDriver: (content) => wellFormedJson(content),
  });
  return column(name);
}

/** Who wrote the words of a row: the engine, until a model does. */
export function writtenBy(name: string) {
  return json<WrittenBy>(name).notNull().default(byEngine);
}
