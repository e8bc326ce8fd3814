import { customType, timestamp } from 'drizzle-orm/pg-core';

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

/** JSON writes half a surrogate pair as an escape, and nothing else that way. */
export function wellFormedJson(content: unknown): string {
  const text = JSON.stringify(content);
  if (!/\\ud[89a-f]/.test(text)) return text;
  return text.replaceAll(/\\(u[0-9a-f]{4}|.)/g, (written) => (/^\\ud[89a-f]/.test(written) ? '\ufffd' : written));
}
