import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { CvField } from './CvField.tsx';
import { OfferTextField } from './OfferTextField.tsx';
import { useAddForm } from './use-add-form.ts';

const formId = 'add-job';

/** Adds an offer: its text first, since a site may refuse to be read; or its address. What is typed stays until sent. */
export function AddJobDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useAddForm(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.jobs_add_title()}
      size="lg"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {m.jobs_add_submit()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Tabs
          label={m.jobs_add_tabs()}
          value={form.tab}
          onChange={form.setTab}
          tabs={[
            {
              value: 'text',
              label: m.jobs_add_tab_text(),
              content: <OfferTextField {...form.paste} rows={9} hint={m.jobs_add_text_hint()} />,
            },
            {
              value: 'url',
              label: m.jobs_add_tab_url(),
              content: (
                <Field label={m.jobs_add_url_label()} hint={m.jobs_add_url_hint()} error={form.urlError}>
                  <TextInput
                    type="url"
                    inputMode="url"
                    autoComplete="off"
                    value={form.url}
                    placeholder={m.jobs_add_url_placeholder()}
                    onChange={(event) => form.setUrl(event.target.value)}
                  />
                </Field>
              ),
            },
          ]}
        />
        <CvField value={form.documentId} onChange={form.setDocumentId} />
        {form.refusal ? (
          <p role="alert" className="rounded-lg bg-bad-soft p-4 font-medium text-bad">
            {form.refusal}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
