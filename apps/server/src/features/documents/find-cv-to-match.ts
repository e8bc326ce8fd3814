import type { ParsedCv } from '@coach/contracts/cv';
import type { DocumentText } from '@coach/contracts/document-text';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userDocuments } from '../../db/schema/documents.ts';

export type CvToMatch = { id: string; name: string; cv: ParsedCv; layout: DocumentText['layout'] };

/** The CV chosen, as corrected, else the newest; null when there is none. */
export async function findCvToMatch(db: Queryable, userId: string, chosen: string | null): Promise<CvToMatch | null> {
  const mine = eq(userDocuments.userId, userId);
  const [found] = await db
    .select({
      id: userDocuments.id,
      name: userDocuments.fileName,
      cv: userDocuments.cv,
      original: userDocuments.original,
    })
    .from(userDocuments)
    .where(chosen ? and(mine, eq(userDocuments.id, chosen)) : mine)
    .orderBy(desc(userDocuments.createdAt))
    .limit(1);
  return found ? { id: found.id, name: found.name, cv: found.cv, layout: found.original.layout } : null;
}
