import type { Report } from '@coach/contracts/report';
import { topChanges } from '@coach/contracts/top-changes';
import type { Item } from '../../writing/items.ts';
import { mostAdvice } from '../../writing/tasks/analysis-advice/analysis-advice-task.ts';
import { tellsScore } from '../../writing/tells-score.ts';

export const analysisKey = 'analysis';
export const adviceKey = (id: string) => `advice:${id}`;

/** The paragraphs of an analysis in words. */
export function paragraphsOf(analysis: string): string[] {
  return analysis.split('\n\n');
}

/** What a model may say better of an analysis: the first pieces of advice and the paragraphs, none that tells a mark. */
export function adviceItems({ recommendations }: Report, analysis: string): Item[] {
  const { top, others } = topChanges(recommendations);
  const advice = [...top, ...others]
    .slice(0, mostAdvice)
    .map(({ id, title, detail }) => ({ key: adviceKey(id), title, text: detail }));
  const paragraphs = paragraphsOf(analysis).map((text) => ({ key: analysisKey, text }));
  return [...advice, ...paragraphs].filter(({ text }) => !tellsScore(text));
}

/** What the engine found of an offer’s keywords, a line a kind. */
export function findingsOf({ keywords: { present, equivalent, missing } }: Report): string {
  const quoted = ({ term, quote }: { term: string; quote: string }) => `${term} (« ${quote} »)`;
  const absent = (importance: string) =>
    missing.filter((each) => each.importance === importance).map(({ term }) => term);
  return [
    line('Demandé, et au CV', present.map(quoted)),
    line('Demandé, et au CV sous un autre nom', equivalent.map(quoted)),
    line('Demandé, et absent du CV', absent('must')),
    line('Apprécié, et absent du CV', absent('nice')),
  ]
    .filter((each) => each !== '')
    .join('\n');
}

function line(name: string, found: string[]): string {
  return found.length === 0 ? '' : `${name} : ${found.slice(0, 15).join(', ')}`;
}
