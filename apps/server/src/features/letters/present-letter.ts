import { isDeepStrictEqual } from 'node:util';
import type { LetterDetail, LetterSummary } from '@coach/contracts/features/letters';
import type { UserContext } from '../../context.ts';
import { nameDocuments } from '../documents/name-documents.ts';
import type { LetterRow, listLetters } from './queries.ts';

/** A letter in full, under the name its CV has now. */
export async function presentLetter(context: UserContext, row: LetterRow): Promise<LetterDetail> {
  const names = await nameDocuments(context, [row.documentId]);
  const { letter, generated, doubts, cv, offer, jobUrl, additionalInfo, writtenBy } = row;
  return {
    ...summaryOf({ ...row, jobTitle: offer.title }, names),
    ...{ letter, doubts, jobUrl, additionalInfo, writtenBy },
    edited: !isDeepStrictEqual(letter, generated),
    cvText: cv.text,
    offer: { title: offer.title, company: offer.company, text: offer.text },
  };
}

export async function presentPage(
  context: UserContext,
  { items, nextCursor }: Awaited<ReturnType<typeof listLetters>>,
): Promise<{ items: LetterSummary[]; nextCursor: string | null }> {
  const names = await nameDocuments(
    context,
    items.map(({ documentId }) => documentId),
  );
  return { items: items.map((row) => ({ ...summaryOf(row, names), doubts: row.doubts })), nextCursor };
}

type Listed = Omit<Awaited<ReturnType<typeof listLetters>>['items'][number], 'doubts'>;

/** A deleted document keeps the name it was drawn from under. */
function summaryOf(row: Listed, names: Map<string, string>): Omit<LetterSummary, 'doubts'> {
  const { id, name, version, size, jobTitle, company, tone, angle, model, jobId, documentId, documentVersion } = row;
  return {
    ...{ id, name, version, size, jobTitle, company, tone, angle, model, jobId, documentId, documentVersion },
    status: 'draft',
    documentName: (documentId && names.get(documentId)) ?? row.documentName,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
