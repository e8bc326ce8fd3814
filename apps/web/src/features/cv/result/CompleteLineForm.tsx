import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { completeLine } from './complete-line.ts';
import { FormShell } from './FormShell.tsx';
import { LineBefore } from './LineBefore.tsx';

type CompleteLineFormProps = {
  before: string;
  question: string;
  onSave: (text: string) => Promise<boolean>;
  onCancel: () => void;
};

/** Asks for what the line lacks; the completed line shows at once and stays the person's to word. */
export function CompleteLineForm({ before, question, onSave, onCancel }: CompleteLineFormProps) {
  const [answer, setAnswer] = useState('');
  const [edited, setEdited] = useState<string | null>(null);
  const line = edited ?? completeLine(before, answer);
  const unchanged = line.trim() === before.trim();
  const checked = useCheckedForm(!unchanged && Boolean(line.trim()), () => onSave(line));
  return (
    <FormShell checked={checked} onCancel={onCancel}>
      <LineBefore text={before} />
      <Field label={question} required error={checked.tried && unchanged ? m.cv_answer_required() : null}>
        <TextInput value={answer} maxLength={300} onChange={(event) => setAnswer(event.target.value)} />
      </Field>
      {unchanged ? null : (
        <Field
          label={m.cv_line_after()}
          hint={m.cv_line_after_hint()}
          error={checked.tried && !line.trim() ? m.cv_required() : null}
        >
          <TextArea rows={3} maxLength={2000} value={line} onChange={(event) => setEdited(event.target.value)} />
        </Field>
      )}
    </FormShell>
  );
}
