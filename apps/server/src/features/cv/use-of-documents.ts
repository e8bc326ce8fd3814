import { and, desc, eq, inArray } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { analyses } from '../../db/schema/cv.ts';

type Use = { analyses: number; score: number | null };

/** How many analyses each of the caller’s CVs was used in, and the score of the latest. */
export async function useOfDocuments({ db, actor }: UserContext, ids: string[]): Promise<Map<string, Use>> {
  const uses = new Map<string, Use>();
  if (ids.length === 0) return uses;
  const rows = await db
    .select({ documentId: analyses.documentId, score: analyses.score })
    .from(analyses)
    .where(and(eq(analyses.userId, actor.userId), inArray(analyses.documentId, ids)))
    .orderBy(desc(analyses.createdAt));
  for (const { documentId, score } of rows) {
    const known = uses.get(documentId as string);
    uses.set(documentId as string, { analyses: (known?.analyses ?? 0) + 1, score: known?.score ?? score });
  }
  return uses;
}
