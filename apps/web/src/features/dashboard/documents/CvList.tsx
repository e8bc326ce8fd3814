import type { DocumentSummary } from '@coach/contracts/features/cv';
import { useState } from 'react';
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts';
import { m } from '../../../paraglide/messages.js';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DeleteDialog } from '../DeleteDialog.tsx';
import { CvCard } from './CvCard.tsx';
import { CvDropzone } from './CvDropzone.tsx';
import { CvPreview } from './CvPreview.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import type { useCvs } from './use-cvs.ts';

type Act = { what: 'preview' | 'rename' | 'delete'; cv: DocumentSummary } | null;

/** Every CV as a card, with the place to add one. */
export function CvList({ query }: { query: ReturnType<typeof useCvs> }) {
  const [act, setAct] = useState<Act>(null);
  const [added, setAdded] = useState<string | null>(null);
  const close = () => setAct(null);
  const cvs = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { list, onMore } = useFocusOnMore(cvs.length);
  return (
    <div data-list tabIndex={-1} className="@container flex flex-col gap-6 outline-none">
      <CvDropzone onAdded={setAdded} empty={query.isSuccess && cvs.length === 0} />
      {query.isPending ? <Spinner className="py-8" /> : null}
      {query.error ? (
        <ErrorState
          message={m.documents_load_failed()}
          onRetry={() => void query.refetch()}
          busy={query.isRefetching}
        />
      ) : null}
      <ul ref={list} className="grid grid-cols-1 gap-4 @min-[55rem]:grid-cols-2">
        {cvs.map((cv) => (
          <li key={cv.id} data-item={cv.id} className="[contain-intrinsic-size:auto_13rem] [content-visibility:auto]">
            <CvCard cv={cv} isNew={cv.id === added} onAct={(what) => setAct({ what, cv })} onCopied={setAdded} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} onMore={onMore} size="md" className="self-start">
        {m.dashboard_more()}
      </MoreButton>
      {act?.what === 'preview' ? <CvPreview cv={act.cv} onClose={close} /> : null}
      {act?.what === 'rename' ? <RenameDialog cv={act.cv} onClose={close} /> : null}
      <DeleteDialog
        id={act?.what === 'delete' ? act.cv.id : null}
        path="/api/documents"
        onClose={close}
        texts={{
          title: m.dashboard_delete_cv_title(),
          description: m.dashboard_delete_cv_text({ name: act?.cv.fileName ?? '' }),
          done: m.dashboard_delete_cv_done(),
          failed: m.dashboard_delete_cv_failed(),
        }}
      />
    </div>
  );
}
