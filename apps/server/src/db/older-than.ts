import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Place } from '../http/cursor.ts';

/** The rows after a place of a newest-first list; compared as a pair, as their index is ordered. */
export function olderThan(createdAt: PgColumn, id: PgColumn | SQL, place: Place | null): SQL | undefined {
  return place
    ? sql`(${createdAt}, ${id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`
    : undefined;
}
