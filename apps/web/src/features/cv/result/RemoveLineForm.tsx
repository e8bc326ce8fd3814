import { m } from '../../../paraglide/messages.js';
import { useCheckedForm } from '../use-checked-form.ts';
import { FormShell } from './FormShell.tsx';
import { LineBefore } from './LineBefore.tsx';

type RemoveLineFormProps = { before: string; onSave: () => Promise<boolean>; onCancel: () => void };

export function RemoveLineForm({ before, onSave, onCancel }: RemoveLineFormProps) {
  const checked = useCheckedForm(true, onSave);
  return (
    <FormShell checked={checked} onCancel={onCancel} saveLabel={m.cv_line_remove()}>
      <LineBefore text={before} struck />
    </FormShell>
  );
}
