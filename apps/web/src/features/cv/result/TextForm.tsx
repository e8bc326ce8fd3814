import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FormShell } from './FormShell.tsx';
import { useSubmit } from './use-submit.ts';

type TextFormProps = {
  label: string;
  proposal: string | null;
  long?: boolean;
  onSave: (text: string) => Promise<boolean>;
  onCancel: () => void;
};

/** One text to give, starting from what is proposed. */
export function TextForm({ label, proposal, long = false, onSave, onCancel }: TextFormProps) {
  const [text, setText] = useState(proposal ?? '');
  const [tried, setTried] = useState(false);
  const { busy, onSubmit } = useSubmit(async () => {
    setTried(true);
    return Boolean(text.trim()) && onSave(text);
  });
  return (
    <FormShell busy={busy} onSubmit={onSubmit} onCancel={onCancel}>
      <Field
        label={label}
        hint={proposal ? m.cv_proposal_hint() : undefined}
        error={tried && !text.trim() ? m.cv_required() : null}
      >
        {long ? (
          <TextArea rows={5} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
        ) : (
          <TextInput maxLength={300} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
    </FormShell>
  );
}
