import { type ApplicationStatus, applicationStatuses, type Job } from '@coach/contracts/features/jobs';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { columnName } from '../job-status.ts';
import { useJobActions } from '../jobs-context.ts';

/** Where the application stands; the board shows it as a column. */
export function ApplicationField({ job }: { job: Job }) {
  const { move } = useJobActions();
  const options = applicationStatuses.map((value) => ({ value, label: columnName(value) }));
  return (
    <Field label={m.jobs_detail_application()} hint={m.jobs_detail_application_hint()}>
      <Select
        value={job.applicationStatus}
        options={options}
        onChange={(event) => move(job, event.target.value as ApplicationStatus)}
      />
    </Field>
  );
}
