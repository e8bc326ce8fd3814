import { m } from '../../../paraglide/messages.js';
import { FormShell } from './FormShell.tsx';
import { LineBefore } from './LineBefore.tsx';
import { useSubmit } from './use-submit.ts';

type RemoveLineFormProps = { before: string; onSave: () => Promise<boolean>; onCancel: () => void };

export function RemoveLineForm({ before, onSave, onCancel }: RemoveLineFormProps) {
  const { busy, onSubmit } = useSubmit(onSave);
  return (
    <FormShell busy={busy} onSubmit={onSubmit} onCancel={onCancel} saveLabel={m.cv_line_remove()}>
      <LineBefore text={before} struck />
    </FormShell>
  );
}
