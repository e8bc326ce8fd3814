import { type MailChoices, type OptionalMail, optionalMailNames } from '@coach/contracts/features/mails';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { KeptCheckbox } from '../../ui/KeptCheckbox.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { toast } from '../../ui/Toast.tsx';
import { mailWords } from './mail-words.ts';
import { useChooseMail, useMailChoices } from './use-mail-choices.ts';

/** What is written to them: what they choose, then what the service cannot do without. */
export function MailsCard() {
  const { data, error, refetch, isFetching } = useMailChoices();
  return (
    <Card title={m.settings_mails()} id="e-mails">
      {data ? <Chosen choices={data} /> : null}
      {error && !data ? (
        <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {data || error ? null : <Spinner className="py-8" />}
      <div className="mt-6 border-t border-line pt-5">
        <h3 className="font-semibold">{m.settings_mails_service()}</h3>
        <p className="mt-1 max-w-prose text-ink-soft">{m.settings_mails_service_text()}</p>
      </div>
    </Card>
  );
}

function Chosen({ choices }: { choices: MailChoices }) {
  const { mutateAsync } = useChooseMail();
  const choose = (mail: OptionalMail, wanted: boolean) =>
    mutateAsync({ mail, wanted }).then(
      () => toast({ title: m.settings_mail_kept(), tone: 'success' }),
      (error) => toast({ title: m.settings_mail_failed(), description: toApiFailure(error).message, tone: 'error' }),
    );
  return (
    <fieldset>
      <legend className="max-w-prose text-ink-soft">{m.settings_mails_text()}</legend>
      <div className="mt-3 flex flex-col gap-1">
        {optionalMailNames.map((mail) => (
          <KeptCheckbox
            key={mail}
            label={mailWords[mail].name()}
            hint={mailWords[mail].text()}
            checked={choices[mail]}
            onTick={(wanted) => choose(mail, wanted)}
          />
        ))}
      </div>
    </fieldset>
  );
}
