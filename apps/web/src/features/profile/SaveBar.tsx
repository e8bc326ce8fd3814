import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** The one save button, always in sight, and what stands in its way. */
export function SaveBar({ form, onSave }: { form: ProfileForm; onSave: () => void }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-1 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-1 py-4 max-[24rem]:py-2">
      {form.elsewhere ? <SavedElsewhere text={form.elsewhere} onTakeLatest={form.takeLatest} /> : null}
      <Button onClick={onSave} busy={form.busy}>
        {m.profile_save()}
      </Button>
      <p role="status" className="min-w-0 text-sm text-ink-soft">
        {form.changed ? m.profile_unsaved() : ''}
      </p>
    </div>
  );
}

type SavedElsewhereProps = { text: string; onTakeLatest: () => Promise<void> };

function SavedElsewhere({ text, onTakeLatest }: SavedElsewhereProps) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await onTakeLatest();
    setBusy(false);
  };
  return (
    <div role="alert" className="basis-full rounded-lg bg-warn-soft px-5 py-3">
      <p>
        {text} {m.profile_elsewhere_or()}
      </p>
      <Button className="mt-2" variant="secondary" size="sm" busy={busy} onClick={take}>
        {m.profile_elsewhere_merge()}
      </Button>
    </div>
  );
}
