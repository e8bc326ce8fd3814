import type { UserContext } from '../../context.ts';
import { type AnalysisInput, computeAnalysis } from './compute-analysis.ts';
import { openSector } from './open-sector.ts';
import type { AnalysisRow } from './queries.ts';
import { scoreBefore } from './score-before.ts';

/** What a kept analysis becomes, scored again: without its sector once the plan no longer has it. */
export async function scoreAnew(
  context: UserContext,
  kept: Pick<AnalysisRow, 'offer' | 'sector' | 'initialScore'>,
  wanted: Omit<AnalysisInput, 'offerText'>,
) {
  const sector = await openSector(context, wanted.sector);
  const input = { ...wanted, sector, offerText: kept.offer?.text ?? null };
  const { cv, report, analysis } = await computeAnalysis(context, input);
  const { score } = report;
  // Scores of two sectors do not compare: what was weighed otherwise did not move.
  const initialScore = sector === kept.sector ? kept.initialScore : await scoreBefore(context, input, score);
  const { amendments, offTopic } = wanted;
  return { cv, report, analysis, score, initialScore, amendments, offTopic, sector };
}
