import type { UserContext } from '../../context.ts';
import type { Computed } from './compute-analysis.ts';
import type { AnalysisRow } from './queries.ts';
import { type WordedAnalysis, wordAnalysis } from './word-analysis.ts';

/** The words of an analysis that was scored again; where no model writes now, those it has may still stand. */
export async function wordAnew(
  context: UserContext,
  kept: Pick<AnalysisRow, 'advice' | 'writtenBy'>,
  computed: Computed,
): Promise<Pick<AnalysisRow, 'advice' | 'writtenBy'>> {
  const worded: WordedAnalysis = await wordAnalysis(context, computed);
  const hasWords = (kept.advice?.length ?? 0) > 0;
  return worded.writtenBy.by === 'engine' && hasWords ? { advice: kept.advice, writtenBy: kept.writtenBy } : worded;
}
