import { ApiError } from '../../../lib/api-error.ts';
import { formatDate, formatFileSize } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useDocument } from '../requests/use-document.ts';
import { FileRow } from './FileRow.tsx';
import type { BroughtCv } from './use-bring.ts';

type PresentCvProps = {
  brought: Extract<BroughtCv, { state: 'kept' | 'ready' }>;
  onReplace: () => void;
  onRemove: () => void;
};

/** The CV that is there: read on the server, or waiting in this browser until its owner signs in. */
export function PresentCv({ brought, onReplace, onRemove }: PresentCvProps) {
  const { data, error, refetch, isFetching } = useDocument(brought.state === 'ready' ? brought.documentId : null);
  const actions = (
    <>
      <Button variant="quiet" size="sm" onClick={onReplace}>
        {m.cv_card_replace()}
      </Button>
      <Button variant="quiet" size="sm" onClick={onRemove}>
        {m.cv_card_remove()}
      </Button>
    </>
  );
  if (brought.state === 'kept') {
    return (
      <>
        <FileRow name={brought.file.name} detail={formatFileSize(brought.file.size)} actions={actions} />
        <p className="text-sm text-ink-soft">{m.cv_card_kept()}</p>
      </>
    );
  }
  if (error) {
    return (
      <>
        <CvUnavailable error={error} onRetry={() => void refetch()} busy={isFetching} />
        <div className="flex gap-1">{actions}</div>
      </>
    );
  }
  if (!data) return <Spinner className="py-8" />;
  const detail = m.cv_card_detail({ size: formatFileSize(data.fileSize), date: formatDate(data.createdAt) });
  return (
    <>
      <FileRow name={data.originalName} detail={detail} actions={actions} />
      <p className="text-sm text-ink-soft">{m.cv_card_read()}</p>
    </>
  );
}

type CvUnavailableProps = { error: Error; onRetry: () => void; busy: boolean };

function CvUnavailable({ error, onRetry, busy }: CvUnavailableProps) {
  const gone = error instanceof ApiError && error.code === 'not_found';
  return gone ? (
    <ErrorState message={m.cv_gone_text()} />
  ) : (
    <ErrorState message={error.message} onRetry={onRetry} busy={busy} />
  );
}
