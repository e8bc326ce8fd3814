import { type FormEvent, useId, useState } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useChangeLetter } from './requests/use-change-letter.ts';

const longest = 200;

type RenameLetterDialogProps = {
  letter: { id: string; name: string };
  onClose: () => void;
  finalFocus?: () => HTMLElement | null;
};

export function RenameLetterDialog({ letter, onClose, finalFocus }: RenameLetterDialogProps) {
  const [name, setName] = useState(letter.name);
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useChangeLetter();
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    if (chosen === '') return setFault(m.letters_rename_blank());
    mutate(
      { id: letter.id, name: chosen },
      {
        onSuccess: () => {
          toast({ title: m.letters_renamed(), tone: 'success' });
          onClose();
        },
        onError: (error) => setFault(toApiFailure(error).message),
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      title={m.letters_rename_title()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {m.letters_rename()}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={m.letters_name()} error={fault} required>
          <TextInput value={name} maxLength={longest} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
