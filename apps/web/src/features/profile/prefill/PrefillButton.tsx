import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { ProfileForm } from '../use-profile-form.ts';
import { PrefillDialog } from './PrefillDialog.tsx';

/** « Pré-remplir depuis mon CV »: proposes what the latest CV says, for the person to take or leave. */
export function PrefillButton({ form }: { form: ProfileForm }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {m.profile_prefill()}
      </Button>
      {open ? <PrefillDialog form={form} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
