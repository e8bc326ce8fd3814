import type { JobSummary } from '@coach/contracts/features/jobs';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { OfferTextField } from '../add/OfferTextField.tsx';
import { useOfferText } from '../add/use-offer-text.ts';
import { failureText } from '../job-status.ts';
import { useReanalyse } from '../requests/use-reanalyse.ts';

/** Why the page was not read, and the field to paste its text right there. */
export function FailedReading({ job }: { job: JobSummary }) {
  const paste = useOfferText();
  const { mutate, isPending, variables } = useReanalyse();
  const ask = (text?: string) =>
    mutate(
      { id: job.id, ...(text ? { text } : {}) },
      {
        onError: (error) =>
          toast({ title: m.jobs_change_failed(), description: toApiFailure(error).message, tone: 'error' }),
      },
    );
  const read = () => {
    const text = paste.check();
    if (text) ask(text);
  };
  return (
    <div className="mt-4 rounded-lg bg-bad-soft p-4">
      <p className="font-medium text-bad">{failureText(job.failure)}</p>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <OfferTextField {...paste} rows={5} />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button type="submit" size="sm" busy={isPending && variables?.text !== undefined}>
            {m.jobs_paste_read()}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => ask()} busy={isPending && variables?.text === undefined}>
            {m.common_retry()}
          </Button>
        </div>
      </form>
    </div>
  );
}
