import { formatDate, formatFileSize } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { useDocuments } from '../requests/use-documents.ts';

const shown = 3;

/** The CVs brought before, each one press away. Nothing when there is none. */
export function PreviousCvs({ onReuse }: { onReuse: (documentId: string) => void }) {
  const { status } = useSession();
  const { data } = useDocuments(status === 'signedIn');
  if (!data?.items.length) return null;
  return (
    <div>
      <h3 className="mb-2 text-base">{m.cv_previous_cvs()}</h3>
      <ul className="flex flex-col gap-2">
        {data.items.slice(0, shown).map((document) => (
          <li key={document.id}>
            <button
              type="button"
              onClick={() => onReuse(document.id)}
              className="flex min-h-12 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-lg border border-line px-4 py-2 text-left hover:border-brand hover:bg-brand-soft"
            >
              <span className="min-w-0 wrap-anywhere font-semibold">{document.fileName}</span>
              <span className="shrink-0 text-sm text-ink-soft">{`${formatFileSize(document.fileSize)} · ${formatDate(document.createdAt)}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
