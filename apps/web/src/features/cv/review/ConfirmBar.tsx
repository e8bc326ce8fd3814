import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { RemainingAnalyses } from '../bring/RemainingAnalyses.tsx';
import { cvStepPath, useTargetedJobId } from '../use-cv-step.ts';

/** The button, for a link past the long list before it. */
export const confirmId = 'analyser';

type ConfirmBarProps = { hasOffer: boolean; documentId: string; onConfirm: () => void };

/** « C'est juste »: the one way on from the review. */
export function ConfirmBar({ hasOffer, documentId, onConfirm }: ConfirmBarProps) {
  const jobId = useTargetedJobId();
  return (
    <>
      <div className="text-sm max-lg:hidden">
        <p className="font-medium">
          {hasOffer ? m.cv_review_with_offer() : m.cv_review_without_offer()}{' '}
          <Link to={cvStepPath({ name: 'bring', documentId }, jobId)} className="text-brand underline">
            {m.cv_review_change_offer()}
          </Link>
        </p>
        <RemainingAnalyses className="text-ink-soft" />
      </div>
      <Button id={confirmId} className="grow max-sm:px-2 max-sm:text-sm lg:grow-0" onClick={onConfirm}>
        {m.cv_review_confirm()}
      </Button>
    </>
  );
}
