import type { ModelCall } from '@coach/contracts/features/model-calls';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMoment } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { providerName, taskNames, tokensText } from './call-words.ts';
import { SentText } from './SentText.tsx';
import { useModelCall } from './use-model-calls.ts';

/** One call as it was sent; open as long as there is an id. */
export function SentDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useModelCall(id);
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      size="lg"
      isRead
      title={data ? m.settings_sent_title({ date: formatMoment(data.createdAt) }) : m.settings_sent()}
    >
      {data ? <Sent call={data} /> : null}
      {isGone ? <p>{m.settings_sent_gone()}</p> : null}
      {error && !data && !isGone ? (
        <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {data || error ? null : <Spinner className="py-12" />}
    </Dialog>
  );
}

function Sent({ call }: { call: ModelCall }) {
  const { task, model, provider, taskVersion, material } = call;
  const about = { task: taskNames[task](), model, provider: providerName(provider), tokens: tokensText(call) };
  return (
    <div className="flex flex-col gap-3">
      <p className="wrap-anywhere">{m.settings_sent_about(about)}</p>
      <p className="text-sm text-ink-soft">
        {m.settings_sent_marks()} {m.settings_sent_instructions({ version: taskVersion })}
      </p>
      <SentText text={material} />
    </div>
  );
}
