import type { Analysis, AnalyzeCvResponse } from '@coach/contracts/features/cv';
import { byEngine, type WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { loadEngine } from '../../ports/engine.ts';
import { modelFor } from '../../writing/write.ts';
import { passes } from '../billing/require-gate.ts';
import { nameDocuments } from '../documents/name-documents.ts';
import { optimiseAnalysis } from './optimise-analysis.ts';
import type { AnalysisRow, listAnalyses } from './queries.ts';
import { rescoreUntil } from './rescore-until.ts';
import { toldAnalysis } from './told-analysis.ts';

/**
 * An analysis in full, with the optimised CV as it would be downloaded now. `attempt` is what came of asking a model for
 * the lines of that CV just now.
 */
export async function presentAnalysis(
  context: UserContext,
  row: AnalysisRow,
  attempt: WrittenBy | null = null,
): Promise<Analysis> {
  const { sectorOfCv } = await loadEngine();
  const { id, documentId, offer, cv, initialScore, amendments, offTopic, sector } = row;
  const names = await nameDocuments(context, [documentId]);
  const optimised = await optimiseAnalysis(row);
  return {
    ...{ id, documentId, cv, initialScore, amendments, offTopic, sector },
    ...toldAnalysis(row),
    suggestedSector: sectorOfCv(cv),
    documentName: nameOf(row, names),
    offer: offer && { title: offer.title, company: offer.company, text: offer.text },
    optimised: { document: optimised.document, changes: optimised.changes },
    wording: await wordingOf(context, row, optimised, attempt),
    createdAt: row.createdAt.toISOString(),
    rescoreUntil: rescoreUntil(row.boughtAt).toISOString(),
  };
}

/** Who words the optimised CV, and for how many lines a model would be asked, were the person to open it. */
async function wordingOf(
  context: UserContext,
  { wording }: AnalysisRow,
  { writtenBy, linesLeft }: Awaited<ReturnType<typeof optimiseAnalysis>>,
  attempt: WrittenBy | null,
): Promise<Analysis['wording']> {
  const undone = wording?.filter((word) => word.undone).map(({ before }) => before) ?? [];
  const hasModel = (await modelFor(context)) !== null;
  const isOpen = hasModel && linesLeft.length > 0 && (await passes(context, 'enhanced_cv'));
  const theEngine: WrittenBy = { ...byEngine, reason: context.model && !hasModel ? 'chosen' : null };
  return {
    writtenBy: writtenBy.by === 'model' ? writtenBy : (attempt ?? theEngine),
    open: isOpen ? linesLeft.length : 0,
    undone,
  };
}

/** The spec's answer of `analyze-cv`. */
export function presentResult(row: AnalysisRow, remainingAnalyses: number | null): AnalyzeCvResponse {
  return { ...toldAnalysis(row), remainingAnalyses, analysisId: row.id };
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
