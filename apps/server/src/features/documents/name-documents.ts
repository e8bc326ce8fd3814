import { and, eq, inArray } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { userDocuments } from '../../db/schema/documents.ts';

/** What the caller's documents are called now: id → name. Deleted ones are absent. */
export async function nameDocuments(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  ids: (string | null)[],
): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: userDocuments.id, name: userDocuments.fileName })
    .from(userDocuments)
    .where(and(eq(userDocuments.userId, actor.userId), inArray(userDocuments.id, known)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
