import type { DocumentSummary } from '@coach/contracts/features/cv';
import { useState } from 'react';
import { SheetDrawing } from '../../illustrations/SheetDrawing.tsx';
import { formatDate, formatFileSize } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PagedList } from './PagedList.tsx';
import { useDocuments } from './use-dashboard-data.ts';

/** The person's CVs, to download or delete. */
export function DocumentList() {
  const query = useDocuments();
  const [doomed, setDoomed] = useState<DocumentSummary | null>(null);
  return (
    <>
      <PagedList
        title={m.dashboard_cvs_title()}
        query={query}
        row={(item) => <DocumentRow item={item} onDelete={() => setDoomed(item)} />}
        empty={
          <EmptyState
            illustration={<SheetDrawing className="h-32" />}
            title={m.dashboard_cvs_empty()}
            description={m.dashboard_cvs_empty_text()}
          />
        }
      />
      <DeleteDialog
        id={doomed?.id ?? null}
        path="/api/documents"
        onClose={() => setDoomed(null)}
        texts={{
          title: m.dashboard_delete_cv_title(),
          description: m.dashboard_delete_cv_text({ name: doomed?.fileName ?? '' }),
          done: m.dashboard_delete_cv_done(),
          failed: m.dashboard_delete_cv_failed(),
        }}
      />
    </>
  );
}

function DocumentRow({ item, onDelete }: { item: DocumentSummary; onDelete: () => void }) {
  const name = item.fileName;
  const detail = { size: formatFileSize(item.fileSize), date: formatDate(item.createdAt) };
  return (
    <>
      <h3 className="text-lg">
        <bdi>{name}</bdi>
      </h3>
      <p className="text-sm text-ink-soft">{m.dashboard_cv_detail(detail)}</p>
      <div className="mt-2 -ml-4 flex flex-wrap">
        <Button
          size="sm"
          variant="quiet"
          href={`/api/documents/${encodeURIComponent(item.id)}/file`}
          download
          aria-label={m.dashboard_download_label({ name })}
        >
          {m.dashboard_download()}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDelete} aria-label={m.dashboard_delete_cv_label({ name })}>
          {m.dashboard_delete()}
        </Button>
      </div>
    </>
  );
}
