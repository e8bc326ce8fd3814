import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { FormShell } from './FormShell.tsx';
import { LineBefore } from './LineBefore.tsx';

type ReplaceLineFormProps = {
  before: string;
  after: string;
  onSave: (text: string) => Promise<boolean>;
  onCancel: () => void;
};

/** The line as it is, and the wording proposed, to be edited first. */
export function ReplaceLineForm({ before, after, onSave, onCancel }: ReplaceLineFormProps) {
  const [text, setText] = useState(after);
  const isEmpty = !text.trim();
  const checked = useCheckedForm(!isEmpty, () => onSave(text));
  return (
    <FormShell checked={checked} onCancel={onCancel}>
      <LineBefore text={before} struck />
      <Field
        label={m.cv_line_after()}
        hint={m.cv_line_after_hint()}
        error={checked.tried && isEmpty ? m.cv_required() : null}
      >
        <TextArea rows={3} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </FormShell>
  );
}
