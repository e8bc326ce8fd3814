import type { AnalysisList as Analyses } from '@coach/contracts/features/cv';
import { useState } from 'react';
import { Link } from 'react-router';
import { OfferDrawing } from '../../illustrations/OfferDrawing.tsx';
import { formatDate } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScoreRing } from '../../ui/ScoreRing.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PagedList } from './PagedList.tsx';
import { useAnalyses } from './use-dashboard-data.ts';

type Item = Analyses['items'][number];

/** The person's analyses, to reopen or delete. */
export function AnalysisList() {
  const query = useAnalyses();
  const [doomed, setDoomed] = useState<Item | null>(null);
  return (
    <>
      <PagedList
        title={m.dashboard_analyses_title()}
        query={query}
        row={(item) => <AnalysisRow item={item} onDelete={() => setDoomed(item)} />}
        empty={
          <EmptyState
            illustration={<OfferDrawing className="h-32" />}
            title={m.dashboard_analyses_empty()}
            description={m.dashboard_analyses_empty_text()}
          />
        }
      />
      <DeleteDialog
        id={doomed?.id ?? null}
        path="/api/analyses"
        onClose={() => setDoomed(null)}
        texts={{
          title: m.dashboard_delete_analysis_title(),
          description: m.dashboard_delete_analysis_text({ title: doomed ? titleOf(doomed) : '' }),
          done: m.dashboard_delete_analysis_done(),
          failed: m.dashboard_delete_failed(),
        }}
      />
    </>
  );
}

function titleOf(item: Item): string {
  const offer = item.offerTitle ?? m.dashboard_analysis_alone();
  return item.company ? `${offer}, ${item.company}` : offer;
}

function AnalysisRow({ item, onDelete }: { item: Item; onDelete: () => void }) {
  const title = titleOf(item);
  const date = formatDate(item.createdAt);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ScoreRing score={item.score} size="sm" />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="text-lg">
          <bdi>{title}</bdi>
        </h3>
        <p className="text-sm text-ink-soft">
          {item.documentName ? m.dashboard_analysis_file({ name: item.documentName, date }) : date}
        </p>
      </div>
      <div className="flex gap-1">
        <Button
          size="sm"
          variant="secondary"
          render={<Link to={paths.cvCrafting({ analyse: item.id })} aria-label={m.dashboard_open_label({ title })} />}
        >
          {m.dashboard_open()}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDelete} aria-label={m.dashboard_delete_analysis_label({ title })}>
          {m.dashboard_delete()}
        </Button>
      </div>
    </div>
  );
}
