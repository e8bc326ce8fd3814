import type { DocumentSummary } from '@coach/contracts/features/cv';
import { type FormEvent, useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { itemFocus } from '../focus-item.ts';
import { isGone, useRenameCv } from './use-cvs.ts';

export function RenameDialog({ cv, onClose }: { cv: DocumentSummary; onClose: () => void }) {
  const [name, setName] = useState(cv.fileName);
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useRenameCv();
  const [finalFocus] = useState(() => itemFocus(cv.id));
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fileName = name.trim();
    if (fileName === '') return setFault(m.documents_rename_blank());
    mutate(
      { id: cv.id, fileName },
      {
        onSuccess: () => {
          toast({ title: m.documents_renamed(), tone: 'success' });
          onClose();
        },
        onError: (error) => setFault(isGone(error) ? m.documents_gone() : error.message),
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      title={m.documents_rename_title()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {m.documents_rename()}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={m.documents_name()} error={fault} required>
          <TextInput value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
