import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { Spinner } from '../../ui/Spinner.tsx';
import { BringScreen } from './bring/BringScreen.tsx';
import { useOfferDraft } from './bring/use-offer-draft.ts';
import { useTargetedOffer } from './bring/use-targeted-offer.ts';
import { DownloadScreen } from './optimised/DownloadScreen.tsx';
import { ResultScreen } from './result/ResultScreen.tsx';
import { ReviewScreen } from './review/ReviewScreen.tsx';
import { SignInNeeded } from './SignInNeeded.tsx';
import { useCvStep, useTargetedJobId } from './use-cv-step.ts';

export const meta = () => [{ title: m.cv_meta_title() }, { name: 'description', content: m.cv_meta_description() }];

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
