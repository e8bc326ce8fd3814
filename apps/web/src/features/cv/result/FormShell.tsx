import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { FormButtons } from '../review/FormButtons.tsx';
import type { useCheckedForm } from '../use-checked-form.ts';

type FormShellProps = {
  checked: ReturnType<typeof useCheckedForm>;
  onCancel: () => void;
  saveLabel?: string;
  children: ReactNode;
};

/** What the forms of the recommendations share. */
export function FormShell({ checked, onCancel, saveLabel = m.cv_change_apply(), children }: FormShellProps) {
  return (
    <form
      ref={checked.form}
      noValidate
      onSubmit={checked.onSubmit}
      className="flex flex-col gap-4 rounded-lg bg-brand-soft p-4"
    >
      {children}
      <FormButtons busy={checked.busy} onCancel={onCancel} saveLabel={saveLabel} />
    </form>
  );
}
