import { timestamp } from 'drizzle-orm/pg-core';

/** To the millisecond, as JavaScript has it: a cursor made from it then finds its row again. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}
