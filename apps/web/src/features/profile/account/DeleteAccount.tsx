import { deletionWord } from '@coach/contracts/features/account';
import { type FormEvent, useId, useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { leaveForGood, useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/Toast.tsx';

/** The danger zone: deletes the account once the word has been typed. */
export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="rounded-lg border-2 border-bad p-5">
      <h2 className="text-xl text-bad">{m.account_danger_title()}</h2>
      <p className="mt-2 max-w-prose">{m.account_danger_text()}</p>
      <div className="mt-4">
        <Button variant="danger" onClick={() => setOpen(true)}>
          {m.account_delete_action()}
        </Button>
      </div>
      {open ? <DeleteDialog email={email} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { busy, erase } = useErase();
  const formId = useId();
  const matches = typed === deletionWord;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (matches) void erase();
    else setFault(m.account_delete_word_fault());
  };
  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      title={m.account_delete_title()}
      description={m.account_delete_text({ email })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} disabled={!matches}>
            {busy ? m.account_delete_busy() : m.account_delete_confirm()}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={m.account_delete_word()} error={fault} required>
          <TextInput
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // The button that would send the form is off until the word is right, and Enter then says nothing.
            onKeyDown={(event) => event.key === 'Enter' && !matches && setFault(m.account_delete_word_fault())}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(null);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function useErase() {
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    if (!user || busy) return;
    setBusy(true);
    try {
      const erase = () => request('/api/functions/delete-user-data', { body: { user_id: user.id }, bearer: true });
      await leaveForGood(erase, m.account_deleted());
    } catch (error) {
      const title =
        error instanceof ApiError && error.code !== 'offline' ? m.account_delete_failed() : m.account_unexpected();
      toast({ title, tone: 'error' });
      setBusy(false);
    }
  };
  return { busy, erase };
}
