import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { profiles } from '../../db/schema/profile.ts';

/** SQL for: someone’s photo is the stored file of this key. */
export function photoNamesFile(key: PgColumn) {
  return sql<boolean>`exists (select from ${profiles} where ${profiles.avatarFile} = ${key})`;
}
