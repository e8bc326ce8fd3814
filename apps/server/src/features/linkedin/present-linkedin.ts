import type { LinkedinAnalysis, LinkedinHistory } from '@coach/contracts/features/linkedin';
import type { UserContext } from '../../context.ts';
import { nameDocuments } from '../documents/name-documents.ts';
import type { LinkedinRow, listLinkedin } from './queries.ts';

/** An analysis in full; a deleted CV keeps the name it was compared under. */
export async function presentLinkedin(context: UserContext, row: LinkedinRow): Promise<LinkedinAnalysis> {
  const { id, profileUrl, profile, documentId, analysisResult, writtenBy } = row;
  const names = await nameDocuments(context, [documentId]);
  const documentName = (documentId && names.get(documentId)) ?? row.documentName;
  const createdAt = row.createdAt.toISOString();
  return { ...analysisResult, id, profileUrl, profile, documentId, documentName, writtenBy, createdAt };
}

export function presentHistory(rows: Awaited<ReturnType<typeof listLinkedin>>): LinkedinHistory {
  return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
}
