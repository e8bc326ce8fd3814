import type { Analysis } from '@coach/contracts/features/cv';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { CvStep } from '../cv-step.ts';
import { NotFoundState } from '../NotFoundState.tsx';
import { useAnalysis } from '../requests/use-analysis.ts';
import { BesideText } from '../text/BesideText.tsx';
import { AnalysisWords } from './AnalysisWords.tsx';
import { AppliedChanges } from './AppliedChanges.tsx';
import { DownloadCard } from './DownloadCard.tsx';
import { FamilySection } from './FamilySection.tsx';
import { KeywordSection } from './KeywordSection.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OtherRecommendations } from './OtherRecommendations.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { TopChanges } from './TopChanges.tsx';
import { topChanges } from './top-changes.ts';
import { useChanges } from './use-changes.ts';

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
        <Panel analysis={analysis} />
        <NextSteps documentId={analysis.documentId} onAgain={again} />
      </BesideText>
    </div>
  );
}

/** The recommendations panel: the score, then changes by worth, then the reasons. */
function Panel({ analysis }: { analysis: Analysis }) {
  const changes = useChanges(analysis);
  const { report } = analysis;
  const { top, others } = topChanges(report.recommendations);
  return (
    <div className="flex flex-col gap-10">
      <ResultHeader analysis={analysis} />
      <TopChanges recommendations={top} analysis={analysis} changes={changes} />
      <AppliedChanges analysis={analysis} changes={changes} />
      <DownloadCard analysisId={analysis.id} />
      {analysis.offer ? <KeywordSection analysis={analysis} changes={changes} /> : null}
      <FamilySection criteria={report.criteria} />
      <OtherRecommendations recommendations={others} analysis={analysis} changes={changes} />
      <AnalysisWords text={analysis.analysis} />
    </div>
  );
}
