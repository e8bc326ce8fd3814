import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { CvStep } from '../cv-step.ts';
import { LimitDialog } from '../limit/LimitDialog.tsx';
import { NotFoundState } from '../NotFoundState.tsx';
import { useDocument } from '../requests/use-document.ts';
import { AnalysisRunning } from '../running/AnalysisRunning.tsx';
import { useAnalysePair } from '../running/use-analyse-pair.ts';
import { BesideText } from '../text/BesideText.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { ReviewSections } from './ReviewSections.tsx';
import { SkipToConfirm } from './SkipToConfirm.tsx';

type ReviewScreenProps = { documentId: string; offerText: string; go: (step: CvStep) => void };

/** Screen 2: what was understood of the CV, corrected in place, before the score counts. */
export function ReviewScreen({ documentId, offerText, go }: ReviewScreenProps) {
  const { data: document, error, refetch, isFetching } = useDocument(documentId);
  const [limitOpen, setLimitOpen] = useState(false);
  const { running, analyse, cancel } = useAnalysePair({
    offerText,
    step: { name: 'review', documentId },
    go,
    onLimit: () => setLimitOpen(true),
  });
  if (error) return <NotFoundState error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!document) return <Spinner className="min-h-[60vh]" />;
  if (running) return <AnalysisRunning onCancel={cancel} />;
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
        bar={
          <ConfirmBar
            hasOffer={Boolean(offerText.trim())}
            documentId={documentId}
            onConfirm={() => void analyse(document)}
          />
        }
      >
        <ReviewSections document={document} />
      </BesideText>
      <LimitDialog open={limitOpen} onClose={() => setLimitOpen(false)} />
    </div>
  );
}
