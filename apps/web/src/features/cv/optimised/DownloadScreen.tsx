import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { NotFoundState } from '../NotFoundState.tsx';
import { useAnalysis } from '../requests/use-analysis.ts';
import { cvStepPath } from '../use-cv-step.ts';
import { ChangeList } from './ChangeList.tsx';
import { DocumentPreview } from './DocumentPreview.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';
import { WordingNote } from './WordingNote.tsx';

/** Screen 4: the optimised CV and the reason of every change, before it is downloaded. */
export function DownloadScreen({ analysisId }: { analysisId: string }) {
  const { data: analysis, error, refetch, isFetching } = useAnalysis(analysisId);
  if (error && !analysis) return <NotFoundState error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!analysis) return <Spinner className="min-h-[60vh]" />;
  return (
    <div className="container-page py-10 sm:py-14">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4"
        render={<Link to={cvStepPath({ name: 'result', analysisId })} />}
      >
        ← {m.cv_optimised_back()}
      </Button>
      <h1 className="mt-3 text-3xl sm:text-4xl">{m.cv_optimised_title()}</h1>
      <p className="mt-3 max-w-3xl text-lg text-ink-soft">{m.cv_optimised_lead()}</p>
      <WordingNote analysis={analysis} />
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="min-w-0 lg:row-span-2">
          <DocumentPreview document={analysis.optimised.document} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-start-2">
          <ChangeList analysis={analysis} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <DownloadPanel analysisId={analysisId} />
        </div>
      </div>
    </div>
  );
}
