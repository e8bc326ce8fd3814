import type { FormEvent, ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { FormButtons } from '../review/FormButtons.tsx';

type FormShellProps = {
  busy: boolean;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  saveLabel?: string;
  children: ReactNode;
};

/** What the forms of the recommendations share. */
export function FormShell({ busy, onSubmit, onCancel, saveLabel = m.cv_change_apply(), children }: FormShellProps) {
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4 rounded-lg bg-brand-soft p-4">
      {children}
      <FormButtons busy={busy} onCancel={onCancel} saveLabel={saveLabel} />
    </form>
  );
}
