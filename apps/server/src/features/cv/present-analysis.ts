import type { Analysis, AnalyzeCvResponse } from '@coach/contracts/features/cv';
import { loadEngine } from '../../ports/engine.ts';
import type { AnalysisRow, listAnalyses, NamedAnalysis } from './queries.ts';
import { rescoreUntil } from './rescore-until.ts';

/** An analysis in full, with the optimised CV as it would be downloaded now. */
export async function presentAnalysis(row: NamedAnalysis): Promise<Analysis> {
  const { optimiseCv } = await loadEngine();
  const { id, documentId, offer, cv, initialScore, report, analysis, amendments, offTopic } = row;
  return {
    ...{ id, documentId, cv, initialScore, report, analysis, amendments, offTopic },
    documentName: row.currentName ?? row.documentName,
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

export function presentListed(row: Awaited<ReturnType<typeof listAnalyses>>['items'][number]) {
  const { id, documentName, offerTitle, company, score } = row;
  return { id, documentName, offerTitle, company, score, createdAt: row.createdAt.toISOString() };
}
