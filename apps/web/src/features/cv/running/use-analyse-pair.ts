import type { DocumentDetail } from '@coach/contracts/features/cv';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useLinkToOffer } from '../bring/use-link-to-offer.ts';
import type { CvStep } from '../cv-step.ts';
import { cvStepPath, useTargetedJobId } from '../use-cv-step.ts';
import { useRunAnalysis } from './use-run-analysis.ts';

type PairOptions = {
  offerText: string;
  /** Where to come back to after signing in anew. */
  step: CvStep;
  go: (step: CvStep) => void;
  onLimit: () => void;
};

/**
 * Analyses a kept CV against the pasted offer and goes to the result. The server knows whether the pair was bought: it is
 * shown again without a unit, at the monthly limit too, and `onLimit` is told of any other.
 */
export function useAnalysePair({ offerText, step, go, onLimit }: PairOptions) {
  const navigate = useNavigate();
  const jobId = useTargetedJobId();
  const linkToOffer = useLinkToOffer(jobId);
  const { running, run, cancel } = useRunAnalysis({
    onDone: (analysisId) => {
      if (offerText.trim()) void linkToOffer(analysisId);
      go({ name: 'result', analysisId });
    },
    onLimit,
    onSignedOut: () => void navigate(paths.auth({ redirect: cvStepPath(step, jobId) })),
  });
  const analyse = ({ id, original }: Pick<DocumentDetail, 'id' | 'original'>) =>
    run({ cvContent: original.text, jobDescription: offerText.trim() || null, documentId: id });
  return { running, analyse, cancel };
}
