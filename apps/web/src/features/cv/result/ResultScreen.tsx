import { Spinner } from '../../../ui/Spinner.tsx';
import type { CvStep } from '../cv-step.ts';
import { NotFoundState } from '../NotFoundState.tsx';
import { useAnalysis } from '../requests/use-analysis.ts';
import { BesideText } from '../text/BesideText.tsx';
import { NextSteps } from './NextSteps.tsx';
import { RecommendationsPanel } from './RecommendationsPanel.tsx';

type ResultScreenProps = { analysisId: string; go: (step: CvStep) => void; setOfferText: (text: string) => void };

/** Screen 3: the score, and what to change first. */
export function ResultScreen({ analysisId, go, setOfferText }: ResultScreenProps) {
  const { data: analysis, error, refetch, isFetching } = useAnalysis(analysisId);
  if (error && !analysis) return <NotFoundState error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!analysis) return <Spinner className="min-h-[60vh]" />;
  const again = (documentId: string | null) => {
    setOfferText('');
    go({ name: 'bring', documentId });
  };
  return (
    <div className="pt-8 pb-10 sm:pt-12">
      <BesideText cv={analysis.cv} offerText={analysis.offer?.text ?? null}>
        <RecommendationsPanel analysis={analysis} />
        <NextSteps documentId={analysis.documentId} onAgain={again} />
      </BesideText>
    </div>
  );
}
