import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { Spinner } from '../../ui/Spinner.tsx';
import { BringScreen } from './bring/BringScreen.tsx';
import { useOfferDraft } from './bring/use-offer-draft.ts';
import { useTargetedOffer } from './bring/use-targeted-offer.ts';
import { type CvStep, readCvStep } from './cv-step.ts';
import { DownloadScreen } from './optimised/DownloadScreen.tsx';
import { ResultScreen } from './result/ResultScreen.tsx';
import { ReviewScreen } from './review/ReviewScreen.tsx';
import { SignInNeeded } from './SignInNeeded.tsx';
import { useCvStep, useTargetedJobId } from './use-cv-step.ts';

const stepTitles: Record<CvStep['name'], () => string> = {
  bring: m.cv_meta_title,
  review: m.cv_review_title,
  result: m.cv_result_title,
  download: m.cv_optimised_title,
};

export const meta = (search: string) => {
  const step = readCvStep(new URLSearchParams(search));
  return pageMeta({ title: stepTitles[step.name](), description: m.cv_meta_description() });
};

/** /cv-crafting: one screen per step, chosen by the address. */
export function CvCraftingPage() {
  const { status } = useSession();
  const [step, go] = useCvStep();
  const [offerText, setOfferText] = useOfferDraft();
  const jobId = useTargetedJobId();
  const targeted = useTargetedOffer(jobId, offerText, setOfferText);
  const ownersOnly = step.name !== 'bring' || step.documentId || jobId;
  if (step.name === 'bring' && !(ownersOnly && status === 'signedOut'))
    return (
      <BringScreen
        documentId={step.documentId}
        offerText={offerText}
        setOfferText={setOfferText}
        targeted={targeted}
        go={go}
      />
    );
  if (status === 'loading') return <Spinner className="min-h-[60vh]" />;
  if (status === 'signedOut') return <SignInNeeded />;
  if (step.name === 'review')
    return <ReviewScreen key={step.documentId} documentId={step.documentId} offerText={offerText} go={go} />;
  if (step.name === 'result')
    return <ResultScreen key={step.analysisId} analysisId={step.analysisId} go={go} setOfferText={setOfferText} />;
  if (step.name === 'download') return <DownloadScreen key={step.analysisId} analysisId={step.analysisId} />;
  return <Spinner className="min-h-[60vh]" />;
}
