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

/**
 * The query string of a step, without the `?`; empty for the first screen. `jobId` is the targeted offer that the CV is
 * being adapted to: it stays in the address (`offre`) until there is an analysis.
 */
export function cvStepQuery(step: CvStep, jobId: string | null = null): string {
  const params = new URLSearchParams();
  if (step.name === 'result' || step.name === 'download') params.set('analyse', step.analysisId);
  else if (step.documentId) params.set('document', step.documentId);
  if (step.name === 'review') params.set('etape', reviewStage);
  if (step.name === 'download') params.set('etape', downloadStage);
  if (jobId && (step.name === 'bring' || step.name === 'review')) params.set('offre', jobId);
  return params.toString();
}
