import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { FormShell } from './FormShell.tsx';

type TextFormProps = {
  label: string;
  proposal: string | null;
  long?: boolean;
  /** What is wrong with what was typed. */
  faultOf?: (typed: string) => string | null;
  onSave: (text: string) => Promise<boolean>;
  onCancel: () => void;
};

/** One text to give, starting from what is proposed. */
export function TextForm({ label, proposal, long = false, faultOf, onSave, onCancel }: TextFormProps) {
  const [text, setText] = useState(proposal ?? '');
  const fault = text.trim() ? (faultOf?.(text) ?? null) : m.cv_required();
  const checked = useCheckedForm(fault === null, () => onSave(text));
  return (
    <FormShell checked={checked} onCancel={onCancel}>
      <Field label={label} hint={proposal ? m.cv_proposal_hint() : undefined} error={checked.tried ? fault : null}>
        {long ? (
          <TextArea rows={5} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
        ) : (
          <TextInput maxLength={300} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
    </FormShell>
  );
}
