/** Where the person stands on /cv-crafting; the address says it all, so reload, back and shared links work. */
export type CvStep =
  | { name: 'bring'; documentId: string | null }
  | { name: 'review'; documentId: string }
  | { name: 'result'; analysisId: string }
  | { name: 'download'; analysisId: string };

const reviewStage = 'verification';
const downloadStage = 'telechargement';

/** Reads the step from `?document=<id>`, `?analyse=<id>` and `etape`; an analysis wins over a document. */
export function readCvStep(params: URLSearchParams): CvStep {
  const analysisId = params.get('analyse');
  const documentId = params.get('document');
  const stage = params.get('etape');
  if (analysisId) return { name: stage === downloadStage ? 'download' : 'result', analysisId };
  if (documentId && stage === reviewStage) return { name: 'review', documentId };
  return { name: 'bring', documentId: documentId || null };
}

/** The query string of a step, without the `?`; empty for the first screen. */
export function cvStepQuery(step: CvStep): string {
  const params = new URLSearchParams();
  if (step.name === 'result' || step.name === 'download') params.set('analyse', step.analysisId);
  else if (step.documentId) params.set('document', step.documentId);
  if (step.name === 'review') params.set('etape', reviewStage);
  if (step.name === 'download') params.set('etape', downloadStage);
  return params.toString();
}
