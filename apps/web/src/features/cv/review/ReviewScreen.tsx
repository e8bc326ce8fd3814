import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useUsage } from '../../usage/use-usage.ts';
import { useLinkToOffer } from '../bring/use-link-to-offer.ts';
import type { CvStep } from '../cv-step.ts';
import { LimitDialog } from '../limit/LimitDialog.tsx';
import { NotFoundState } from '../NotFoundState.tsx';
import { useDocument } from '../requests/use-document.ts';
import { AnalysisRunning } from '../running/AnalysisRunning.tsx';
import { useRunAnalysis } from '../running/use-run-analysis.ts';
import { BesideText } from '../text/BesideText.tsx';
import { cvStepPath, useTargetedJobId } from '../use-cv-step.ts';
import { ConfirmBar } from './ConfirmBar.tsx';
import { ReviewSections } from './ReviewSections.tsx';
import { SkipToConfirm } from './SkipToConfirm.tsx';

type ReviewScreenProps = { documentId: string; offerText: string; go: (step: CvStep) => void };

/** Screen 2: what was understood of the CV, corrected in place, before the score counts. */
export function ReviewScreen({ documentId, offerText, go }: ReviewScreenProps) {
  const { data: document, error, refetch, isFetching } = useDocument(documentId);
  const { data: usage } = useUsage(true);
  const [limitOpen, setLimitOpen] = useState(false);
  const navigate = useNavigate();
  const jobId = useTargetedJobId();
  const linkToOffer = useLinkToOffer(jobId);
  const { running, run, cancel } = useRunAnalysis({
    onDone: (analysisId) => {
      if (offerText.trim()) void linkToOffer(analysisId);
      go({ name: 'result', analysisId });
    },
    onLimit: () => setLimitOpen(true),
    onSignedOut: () => void navigate(paths.auth({ redirect: cvStepPath({ name: 'review', documentId }, jobId) })),
  });
  if (error) return <NotFoundState error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!document) return <Spinner className="min-h-[60vh]" />;
  if (running) return <AnalysisRunning onCancel={cancel} />;
  const analyse = () => {
    if (usage?.meters.cv_analysis.remaining === 0) return setLimitOpen(true);
    void run({ cvContent: document.original.text, jobDescription: offerText.trim() || null, documentId });
  };
  return (
    <div className="pt-10 sm:pt-14">
      <header className="container-page mb-8">
        <h1 className="max-w-3xl text-3xl sm:text-4xl">{m.cv_review_title()}</h1>
        <p className="mt-3 max-w-3xl text-lg text-ink-soft">{m.cv_review_lead()}</p>
        <SkipToConfirm />
      </header>
      <BesideText
        cv={document.cv}
        offerText={offerText.trim() ? offerText : null}
        bar={<ConfirmBar hasOffer={Boolean(offerText.trim())} documentId={documentId} onConfirm={analyse} />}
      >
        <ReviewSections document={document} />
      </BesideText>
      <LimitDialog open={limitOpen} onClose={() => setLimitOpen(false)} />
    </div>
  );
}
