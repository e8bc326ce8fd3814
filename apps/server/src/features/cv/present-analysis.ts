import type { Analysis, AnalyzeCvResponse } from '@coach/contracts/features/cv';
import type { UserContext } from '../../context.ts';
import { loadEngine } from '../../ports/engine.ts';
import { nameDocuments } from '../documents/name-documents.ts';
import type { AnalysisRow, listAnalyses } from './queries.ts';
import { rescoreUntil } from './rescore-until.ts';

/** An analysis in full, with the optimised CV as it would be downloaded now. */
export async function presentAnalysis(context: UserContext, row: AnalysisRow): Promise<Analysis> {
  const { optimiseCv, sectorOfCv } = await loadEngine();
  const { id, documentId, offer, cv, initialScore, report, analysis, amendments, offTopic, sector } = row;
  const names = await nameDocuments(context, [documentId]);
  return {
    ...{ id, documentId, cv, initialScore, report, analysis, amendments, offTopic, sector },
    suggestedSector: sectorOfCv(cv),
    documentName: nameOf(row, names),
    offer: offer && { title: offer.title, company: offer.company, text: offer.text },
    optimised: optimiseCv({ cv, offer, offTopic }),
    createdAt: row.createdAt.toISOString(),
    rescoreUntil: rescoreUntil(row.boughtAt).toISOString(),
  };
}

/** The spec's answer of `analyze-cv`. */
export function presentResult(row: AnalysisRow, remainingAnalyses: number | null): AnalyzeCvResponse {
  return { analysis: row.analysis, remainingAnalyses, report: row.report, analysisId: row.id };
}

/** A page of analyses, each under the name its document has now. */
export async function presentPage(
  context: UserContext,
  { items, nextCursor }: Awaited<ReturnType<typeof listAnalyses>>,
) {
  const names = await nameDocuments(
    context,
    items.map(({ documentId }) => documentId),
  );
  const presented = items.map((row) => ({
    id: row.id,
    documentName: nameOf(row, names),
    offerTitle: row.offerTitle,
    company: row.company,
    score: row.score,
    createdAt: row.createdAt.toISOString(),
  }));
  return { items: presented, nextCursor };
}

/** A deleted document keeps the name it was analysed under. */
function nameOf(
  { documentId, documentName }: Pick<AnalysisRow, 'documentId' | 'documentName'>,
  names: Map<string, string>,
) {
  return (documentId && names.get(documentId)) ?? documentName;
}
