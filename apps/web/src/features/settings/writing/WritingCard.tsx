import type { WritingSettings } from '@coach/contracts/features/model-calls';
import { Link } from 'react-router';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { KeptCheckbox } from '../../../ui/KeptCheckbox.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { providerName } from './call-words.ts';
import { useChooseEngineOnly, useWritingSettings } from './use-writing-settings.ts';

/** Who writes the person’s texts, what is sent for that and what never is, and the way to do without. */
export function WritingCard() {
  const { data, error, refetch, isFetching } = useWritingSettings();
  return (
    <Card title={m.settings_writing()} id="modele">
      <p className="max-w-prose text-ink-soft">{m.settings_writing_engine()}</p>
      {data ? <Settings settings={data} /> : null}
      {error && !data ? (
        <div className="mt-5">
          <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
        </div>
      ) : null}
      {data || error ? null : <Spinner className="py-8" />}
    </Card>
  );
}

function Settings({ settings: { model, engineOnly } }: { settings: WritingSettings }) {
  return (
    <>
      {model ? <Transmission model={model} /> : <p className="mt-4 max-w-prose">{m.settings_writing_none()}</p>}
      <EngineOnly engineOnly={engineOnly} hasModel={model !== null} />
      <Button className="mt-5" variant="secondary" render={<Link to={paths.sentTexts()} />}>
        {m.settings_writing_see()}
      </Button>
    </>
  );
}

function Transmission({ model: { name, provider } }: { model: NonNullable<WritingSettings['model']> }) {
  const facts = [
    [m.settings_writing_who(), m.settings_writing_model({ name, provider: providerName(provider) })],
    [m.settings_writing_sent(), m.settings_writing_sent_text()],
    [m.settings_writing_never(), m.settings_writing_never_text()],
    [m.settings_writing_score(), m.settings_writing_score_text()],
  ] as const;
  return (
    <dl className="mt-5 divide-y divide-line border-y border-line">
      {facts.map(([title, text]) => (
        <div key={title} className="grid grid-cols-1 gap-x-8 py-3 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
          <dt className="font-semibold">{title}</dt>
          <dd className="max-w-prose wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function EngineOnly({ engineOnly, hasModel }: { engineOnly: boolean; hasModel: boolean }) {
  const { mutateAsync } = useChooseEngineOnly();
  const choose = (wanted: boolean) =>
    mutateAsync(wanted).then(
      () => toast({ title: m.settings_writing_kept(), tone: 'success' }),
      (error) => toast({ title: m.settings_writing_failed(), description: toApiFailure(error).message, tone: 'error' }),
    );
  return (
    <KeptCheckbox
      className="mt-4"
      label={m.settings_writing_alone()}
      hint={hasModel ? m.settings_writing_alone_hint() : m.settings_writing_alone_later()}
      checked={engineOnly}
      onTick={choose}
    />
  );
}
