import type { DocumentDetail, DocumentSummary } from '@coach/contracts/features/cv';
import type { DocumentRow } from './queries.ts';

type Summarised = Pick<
  DocumentRow,
  'id' | 'fileName' | 'originalName' | 'fileSize' | 'fileType' | 'documentType' | 'createdAt'
>;

export function presentDocument(row: Summarised): DocumentSummary {
  const { id, fileName, originalName, fileSize, fileType, documentType } = row;
  return { id, fileName, originalName, fileSize, fileType, documentType, createdAt: row.createdAt.toISOString() };
}

export function presentDocumentDetail(row: DocumentRow): DocumentDetail {
  return { ...presentDocument(row), original: row.original, cv: row.cv, amendments: row.amendments };
}
