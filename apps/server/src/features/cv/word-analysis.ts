import type { WrittenBy } from '@coach/contracts/written-by';
import { byEngine } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { type Words, wordsOf } from '../../writing/items.ts';
import { analysisAdviceTask } from '../../writing/tasks/analysis-advice/analysis-advice-task.ts';
import { tellsScore } from '../../writing/tells-score.ts';
import { write } from '../../writing/write.ts';
import { readProfile } from '../profile/read-profile.ts';
import { adviceItems, findingsOf } from './advice-items.ts';
import type { Computed } from './compute-analysis.ts';

export type WordedAnalysis = { advice: Words; writtenBy: WrittenBy };

/** The advice of an analysis as a model words it, piece by piece; nothing where the engine’s own is to be served. */
export async function wordAnalysis(
  context: UserContext,
  { cv, offer, report, analysis }: Computed,
): Promise<WordedAnalysis> {
  if (!context.model) return { advice: [], writtenBy: byEngine };
  const items = adviceItems(report, analysis);
  const { aiTone } = await readProfile(context);
  const input = {
    ...{ items, tone: aiTone, findings: findingsOf(report) },
    ...{ cvText: cv.text, offerText: offer?.text ?? '' },
  };
  const { output, doubts, writtenBy } = await write(context, analysisAdviceTask, input, { cv, offer, extra: [] });
  if (!output) return { advice: [], writtenBy };
  const texts = output.texts.map(({ item, text }) => ({ item, text: text.replace(/\s*\n\s*/g, ' ') }));
  return { advice: wordsOf(items, { texts }, doubts, (_, text) => !tellsScore(text)), writtenBy };
}
