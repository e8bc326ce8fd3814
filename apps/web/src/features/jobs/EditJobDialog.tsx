import type { JobSummary } from '@coach/contracts/features/jobs';
import { useState } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useChangeJob } from './requests/use-change-job.ts';

const formId = 'edit-job';
const longest = 300;

type EditJobDialogProps = { job: JobSummary | null; onClose: () => void };

/** The person’s own title and company, in place of what was read. */
export function EditJobDialog({ job, onClose }: EditJobDialogProps) {
  const { mutate, isPending } = useChangeJob();
  const save = (id: string, title: string, company: string) =>
    mutate(
      { id, update: { title, company } },
      {
        onSuccess: () => {
          toast({ title: m.jobs_edit_done(), tone: 'success' });
          onClose();
        },
        onError: (error) =>
          toast({ title: m.jobs_change_failed(), description: toApiFailure(error).message, tone: 'error' }),
      },
    );
  return (
    <Dialog
      open={job !== null}
      onClose={onClose}
      title={m.jobs_edit_title()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {m.jobs_edit_save()}
          </Button>
        </>
      }
    >
      {job ? <EditForm key={job.id} job={job} onSave={(title, company) => save(job.id, title, company)} /> : null}
    </Dialog>
  );
}

type EditFormProps = { job: JobSummary; onSave: (title: string, company: string) => void };

function EditForm({ job, onSave }: EditFormProps) {
  const [title, setTitle] = useState(job.title ?? '');
  const [company, setCompany] = useState(job.company ?? '');
  const [empty, setEmpty] = useState(false);
  const submit = () => {
    setEmpty(title.trim() === '');
    if (title.trim() !== '') onSave(title, company);
  };
  return (
    <form
      id={formId}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={m.jobs_edit_name()} required error={empty ? m.jobs_edit_name_empty() : null}>
        <TextInput
          value={title}
          maxLength={longest}
          onChange={(event) => {
            setTitle(event.target.value);
            setEmpty(false);
          }}
        />
      </Field>
      <Field label={m.jobs_edit_company()}>
        <TextInput value={company} maxLength={longest} onChange={(event) => setCompany(event.target.value)} />
      </Field>
    </form>
  );
}
