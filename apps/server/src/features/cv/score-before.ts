import type { UserContext } from '../../context.ts';
import { type AnalysisInput, computeAnalysis } from './compute-analysis.ts';

/** The score without what the person changed since; `score` is the one with it. */
export async function scoreBefore(context: UserContext, input: AnalysisInput, score: number): Promise<number> {
  if (input.amendments.length === 0 && input.offTopic.length === 0) return score;
  return (await computeAnalysis(context, { ...input, amendments: [], offTopic: [] })).report.score;
}
