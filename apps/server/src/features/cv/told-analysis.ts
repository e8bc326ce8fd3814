import type { Analysis } from '@coach/contracts/features/cv';
import { byEngine } from '@coach/contracts/written-by';
import { inWords } from '../../writing/items.ts';
import { adviceKey, analysisKey, paragraphsOf } from './advice-items.ts';
import type { AnalysisRow } from './queries.ts';

type Told = Pick<Analysis, 'report' | 'analysis' | 'writtenBy'>;

/**
 * An analysis as it is told: the engine’s, with a model’s words wherever what they were written for still stands, which
 * after a correction may be nowhere.
 */
export function toldAnalysis({
  report,
  analysis,
  advice,
  writtenBy,
}: Pick<AnalysisRow, 'report' | 'analysis' | 'advice' | 'writtenBy'>): Told {
  const said = inWords(advice);
  let isWorded = false;
  const told = (key: string, text: string) => {
    const words = said(key, text);
    isWorded ||= words !== text;
    return words;
  };
  const recommendations = report.recommendations.map((each) => ({
    ...each,
    detail: told(adviceKey(each.id), each.detail),
  }));
  const paragraphs = paragraphsOf(analysis).map((text) => told(analysisKey, text));
  return {
    report: { ...report, recommendations },
    analysis: paragraphs.join('\n\n'),
    writtenBy: writtenBy.by === 'engine' || isWorded ? writtenBy : byEngine,
  };
}
