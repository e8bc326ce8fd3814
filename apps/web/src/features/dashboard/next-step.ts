import type { AnalysisList } from '@coach/contracts/features/cv';

type LatestAnalysis = AnalysisList['items'][number];
export type NextStep =
  | { name: 'bring' | 'compare' | 'another' | 'wait' }
  | { name: 'resume'; analysis: LatestAnalysis };

/** From this score on, another offer pays more than another touch. */
const goodScore = 80;

/** The one thing to do now. `remaining` analyses this month; null is unlimited. */
export function nextStep(known: {
  cvCount: number;
  latest: LatestAnalysis | undefined;
  remaining: number | null;
}): NextStep {
  const { cvCount, latest, remaining } = known;
  if (latest && latest.score < goodScore) return { name: 'resume', analysis: latest };
  if (remaining === 0) return { name: 'wait' };
  if (latest) return { name: 'another' };
  return { name: cvCount > 0 ? 'compare' : 'bring' };
}
