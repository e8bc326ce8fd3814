import type { Job } from '@coach/contracts/features/jobs';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useNextStep } from './use-next-step.ts';

/** The day of the next step, kept as soon as it is chosen. */
export function NextStepField({ job }: { job: Job }) {
  const { day, change, keep, clear, saved } = useNextStep(job);
  return (
    <div>
      <Field label={m.jobs_detail_date()} hint={m.jobs_detail_date_hint()}>
        <TextInput
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={day}
          onChange={(event) => change(event.target.value, event.target.checkValidity())}
          onBlur={keep}
        />
      </Field>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-sm text-ok">
          {saved ? m.jobs_detail_date_saved() : ''}
        </p>
        {job.nextStepDate ? (
          <Button variant="quiet" size="sm" onClick={clear}>
            {m.jobs_detail_date_clear()}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
