import { modelNames } from '@coach/contracts/models';
import { useState } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Model } from './model-place.ts';
import type { Subject } from './requests/model-path.ts';
import { useModelPage } from './requests/use-model-page.ts';

/** The pages as the file will have them, one at a time. `subject` is null while it is not known. */
export function PagePreview({ model, subject }: { model: Model; subject: Subject | null }) {
  const whose = JSON.stringify(subject);
  const [leafed, setLeafed] = useState({ whose, number: 1 });
  // Another CV starts at its first page.
  const number = leafed.whose === whose ? leafed.number : 1;
  const turn = (next: number) => setLeafed({ whose, number: next });
  const { page, error, refetch, isFetching, isPlaceholderData } = useModelPage(model, subject, number);
  if (error && (!page || isPlaceholderData))
    return (
      <ErrorState
        message={`${m.models_preview_failed()} ${toApiFailure(error).message}`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!page) return <Spinner className="aspect-[210/297] rounded-lg border border-line bg-card" />;
  const name = modelNames[model.id];
  const isExample = subject !== null && Object.keys(subject).length === 0;
  return (
    <div aria-busy={isFetching}>
      <img
        src={page.url}
        alt={isExample ? m.models_example_alt({ name }) : m.models_own_alt({ name, page: number, pages: page.pages })}
        width={960}
        height={1358}
        className={cx(
          'h-auto w-full rounded-lg border border-line bg-white shadow-card',
          isPlaceholderData && 'opacity-60',
        )}
      />
      {page.pages > 1 ? (
        <div className="mt-3 flex items-center justify-center gap-4">
          <Button variant="secondary" size="sm" disabled={number <= 1} onClick={() => turn(number - 1)}>
            {m.models_page_before()}
          </Button>
          <p aria-live="polite">{m.models_page({ page: number, pages: page.pages })}</p>
          <Button variant="secondary" size="sm" disabled={number >= page.pages} onClick={() => turn(number + 1)}>
            {m.models_page_after()}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
