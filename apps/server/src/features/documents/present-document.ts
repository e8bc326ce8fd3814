import type { DocumentDetail, DocumentSummary } from '@coach/contracts/features/cv';
import type { DocumentRow, DocumentSummaryRow } from './queries.ts';

/** What a document was used for, told by the features that use it. */
export type DocumentUse = { analyses: number; score: number | null };

const unused: DocumentUse = { analyses: 0, score: null };

export function presentDocument(row: DocumentSummaryRow, use: DocumentUse = unused): DocumentSummary {
  const { id, fileName, originalName, fileSize, fileType, documentType, corrections, createdAt, updatedAt } = row;
  return {
    ...{ id, fileName, originalName, fileSize, fileType, documentType },
    ...use,
    version: corrections + 1,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentDocumentDetail(row: DocumentRow, use?: DocumentUse): DocumentDetail {
  const { original, cv, amendments } = row;
  return { ...presentDocument({ ...row, corrections: amendments.length }, use), original, cv, amendments };
}
