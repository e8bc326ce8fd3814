import type { Analysis } from '@coach/contracts/features/cv';
import { topChanges } from '@coach/contracts/top-changes';
import { useState } from 'react';
import { SectorCard } from '../sector/SectorCard.tsx';
import { AnalysisWords } from './AnalysisWords.tsx';
import { AppliedChanges } from './AppliedChanges.tsx';
import { DownloadCard } from './DownloadCard.tsx';
import { FamilySection } from './FamilySection.tsx';
import { KeywordSection } from './KeywordSection.tsx';
import { OtherRecommendations } from './OtherRecommendations.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { TopChanges } from './TopChanges.tsx';
import { useChanges } from './use-changes.ts';

/** The recommendations panel: the score, then changes by worth, then the reasons. */
export function RecommendationsPanel({ analysis }: { analysis: Analysis }) {
  const changes = useChanges(analysis);
  const [passedOver, setPassedOver] = useState<ReadonlySet<string>>(new Set());
  const { report } = analysis;
  const { top, others } = topChanges(report.recommendations, passedOver);
  return (
    <div className="flex flex-col gap-10">
      <ResultHeader analysis={analysis} />
      <TopChanges
        recommendations={top}
        analysis={analysis}
        changes={changes}
        onPass={(id) => setPassedOver(new Set([...passedOver, id]))}
        onPassedAgain={passedOver.size > 0 ? () => setPassedOver(new Set()) : undefined}
      />
      <AppliedChanges analysis={analysis} changes={changes} />
      <DownloadCard analysisId={analysis.id} hasOffer={analysis.offer !== null} />
      {analysis.offer ? <KeywordSection analysis={analysis} changes={changes} /> : null}
      <SectorCard analysis={analysis} />
      <FamilySection criteria={report.criteria} />
      <OtherRecommendations recommendations={others} analysis={analysis} changes={changes} />
      <AnalysisWords analysis={analysis} />
    </div>
  );
}
